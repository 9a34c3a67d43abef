import ActivityKit
import SwiftUI
import WidgetKit

struct IslandAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
}

struct IslandActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: IslandAttributes.self) { context in
      Text(context.state.stop)
        .padding()
        .activityBackgroundTint(Color.indigo)
        .foregroundStyle(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.stop)
        }
      } compactLeading: {
        Image(systemName: "tram")
          .foregroundStyle(.black)
      } compactTrailing: {
        Image(systemName: "tram.fill")
      } minimal: {
        Image(systemName: "tram.fill")
      }
    }
  }
}

#Preview(as: .content, using: IslandAttributes()) {
  IslandActivity()
} contentStates: {
  IslandAttributes.ContentState(stop: "Harbour Street")
}
