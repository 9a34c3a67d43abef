// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NoDataWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NoData", provider: Provider()) { entry in
      NoDataView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NoDataView: View {
  let entry: Entry

  var body: some View {
    if let title = entry.title {
      Text(title)
    }
  }
}
