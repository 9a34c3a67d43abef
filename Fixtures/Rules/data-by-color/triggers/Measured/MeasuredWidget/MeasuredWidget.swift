// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MeasuredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Measured", provider: Provider()) { entry in
      MeasuredView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct MeasuredView: View {
  let entry: Entry

  var body: some View {
    StackedBar(first: 0.3, second: 0.5)
      .frame(height: 14)
  }
}
