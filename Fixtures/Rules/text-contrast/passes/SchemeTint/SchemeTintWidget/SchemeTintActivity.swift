import ActivityKit
import SwiftUI
import WidgetKit

struct SchemeTintAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
}

struct SchemeTintActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SchemeTintAttributes.self) { context in
      Text(context.state.stop)
        .padding()
        .activityBackgroundTint(Color(uiColor: .systemBackground))
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

#Preview(as: .content, using: SchemeTintAttributes()) {
  SchemeTintActivity()
} contentStates: {
  SchemeTintAttributes.ContentState(stop: "Harbour Street")
}
