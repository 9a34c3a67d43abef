// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RowsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rows", provider: Provider()) { entry in
      RowsView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemMedium])
  }
}

struct RowsView: View {
  let entry: Entry

  var body: some View {
    VStack {
      ForEach(entry.doors) { door in
        DoorRow(door: door)
      }
    }
  }
}
