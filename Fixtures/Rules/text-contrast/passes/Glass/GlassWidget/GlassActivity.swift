import ActivityKit
import SwiftUI
import WidgetKit

struct GlassAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
}

struct GlassActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GlassAttributes.self) { context in
      VStack {
        Text(context.state.stop).font(.headline)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.stop)
        }
      } compactLeading: {
        Image(systemName: "tram.fill")
      } compactTrailing: {
        Image(systemName: "tram.fill")
      } minimal: {
        Image(systemName: "tram.fill")
      }
    }
  }
}

#Preview(as: .content, using: GlassAttributes()) {
  GlassActivity()
} contentStates: {
  GlassAttributes.ContentState(stop: "Harbour Street")
}
