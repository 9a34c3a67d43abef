// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TallWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tall", provider: Provider()) { entry in
      TallView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TallView: View {
  let entry: Entry

  var body: some View {
    Text("Wednesday, 14 September")
      .font(.title3)
      .fixedSize(horizontal: false, vertical: true)
  }
}
