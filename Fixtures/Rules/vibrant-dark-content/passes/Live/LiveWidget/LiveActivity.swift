import ActivityKit
import SwiftUI
import WidgetKit

struct LiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DoorAttributes.self) { context in
      Image("bell")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.state.text) }
      } compactLeading: {
        Image("bell")
      } compactTrailing: {
        EmptyView()
      } minimal: {
        EmptyView()
      }
    }
  }
}
