// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RowsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rows", provider: Provider()) { entry in
      RowsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct RowsView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(entry.lines) { line in
        LineRow(line: line)
      }
    }
  }
}
