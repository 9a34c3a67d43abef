// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bar", provider: Provider()) { entry in
      BarView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BarView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(Color.red).frame(width: 40)
      Rectangle().fill(Color.green).frame(width: 30)
      Rectangle().fill(Color.blue).frame(width: 30)
    }
    .frame(height: 12)
  }
}
