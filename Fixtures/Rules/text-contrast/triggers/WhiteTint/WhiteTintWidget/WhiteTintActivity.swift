import ActivityKit
import SwiftUI
import WidgetKit

struct WhiteTintAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
}

struct WhiteTintActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WhiteTintAttributes.self) { context in
      Text("To \(context.state.stop)")
        .foregroundStyle(.white)
        .activityBackgroundTint(Color.white)
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

#Preview(as: .content, using: WhiteTintAttributes()) {
  WhiteTintActivity()
} contentStates: {
  WhiteTintAttributes.ContentState(stop: "Harbour Street")
}
