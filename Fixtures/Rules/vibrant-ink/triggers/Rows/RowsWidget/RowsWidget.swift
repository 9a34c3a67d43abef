// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RowsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rows", provider: Provider()) { entry in
      RowsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct RowsView: View {
  let entry: Entry

  var body: some View {
    VStack {
      ForEach(entry.stops, id: \.self) { stop in
        Text(stop).foregroundStyle(Color(white: 0.1))
      }
    }
  }
}
