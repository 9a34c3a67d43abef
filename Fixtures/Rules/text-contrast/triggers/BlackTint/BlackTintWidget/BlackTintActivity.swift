import ActivityKit
import SwiftUI
import WidgetKit

struct BlackTintAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
  }
}

struct BlackTintActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BlackTintAttributes.self) { context in
      HStack {
        Text("To \(context.state.stop)")
        Spacer()
      }
      .padding()
      .activityBackgroundTint(Color.black)
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

#Preview(as: .content, using: BlackTintAttributes()) {
  BlackTintActivity()
} contentStates: {
  BlackTintAttributes.ContentState(stop: "Harbour Street")
}
