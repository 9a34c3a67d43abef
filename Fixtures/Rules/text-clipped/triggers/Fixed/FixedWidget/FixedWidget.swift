// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FixedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Fixed", provider: Provider()) { entry in
      FixedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FixedView: View {
  let entry: Entry

  var body: some View {
    Text("Wednesday, 14 September")
      .font(.title3)
      .fixedSize()
  }
}
