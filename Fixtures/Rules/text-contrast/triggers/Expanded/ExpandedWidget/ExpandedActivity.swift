import ActivityKit
import SwiftUI
import WidgetKit

struct ExpandedAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
}

struct ExpandedActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ExpandedAttributes.self) { context in
      Text(context.state.stop)
        .padding()
        .activityBackgroundTint(Color.white)
        .foregroundStyle(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text("To \(context.state.stop)")
            .foregroundStyle(Color(white: 0.05))
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

#Preview(as: .content, using: ExpandedAttributes()) {
  ExpandedActivity()
} contentStates: {
  ExpandedAttributes.ContentState(stop: "Harbour Street")
}
