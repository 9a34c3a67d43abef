// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ColumnsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Columns", provider: Provider()) { entry in
      ColumnsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ColumnsView: View {
  let entry: Entry

  var body: some View {
    HStack {
      VStack { Text("72 %"); Text("Rain") }
      VStack { Text("1013"); Text("Atmospheric").lineLimit(1) }
      VStack { Text("9 km"); Text("Sight") }
    }
    .font(.callout)
  }
}
