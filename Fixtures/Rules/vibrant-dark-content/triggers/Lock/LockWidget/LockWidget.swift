// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lock", provider: Provider()) { entry in
      LockView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct LockView: View {
  var body: some View {
    Image("bell")
  }
}
