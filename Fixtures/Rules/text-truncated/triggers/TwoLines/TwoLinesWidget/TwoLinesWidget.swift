// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TwoLinesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "TwoLines", provider: Provider()) { entry in
      TwoLinesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TwoLinesView: View {
  let entry: Entry

  var body: some View {
    Text("The library is closed on public holidays and in August")
      .font(.headline)
      .lineLimit(2)
  }
}
