import ActivityKit
import SwiftUI
import WidgetKit

struct BrightIslandAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
}

struct BrightIslandActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BrightIslandAttributes.self) { context in
      Text(context.state.stop).padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.stop)
        }
      } compactLeading: {
        Image(systemName: "tram.fill")
          .foregroundStyle(.yellow)
      } compactTrailing: {
        Text("12")
          .foregroundStyle(.green)
      } minimal: {
        Image(systemName: "tram.fill")
      }
    }
  }
}

#Preview(as: .content, using: BrightIslandAttributes()) {
  BrightIslandActivity()
} contentStates: {
  BrightIslandAttributes.ContentState(stop: "Harbour Street")
}
