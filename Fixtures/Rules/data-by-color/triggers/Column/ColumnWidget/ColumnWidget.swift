// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ColumnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Column", provider: Provider()) { entry in
      ColumnView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ColumnView: View {
  let entry: Entry

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(Color.orange)
      Rectangle().fill(Color.purple)
    }
    .frame(width: 20)
  }
}
