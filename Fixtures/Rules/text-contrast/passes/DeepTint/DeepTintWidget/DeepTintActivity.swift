import ActivityKit
import SwiftUI
import WidgetKit

struct DeepTintAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
}

struct DeepTintActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeepTintAttributes.self) { context in
      Text(context.state.stop)
        .padding()
        .foregroundStyle(.white)
        .activityBackgroundTint(Color.indigo)
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

#Preview(as: .content, using: DeepTintAttributes()) {
  DeepTintActivity()
} contentStates: {
  DeepTintAttributes.ContentState(stop: "Harbour Street")
}
