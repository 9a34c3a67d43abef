// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct HeatWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Heat", provider: Provider()) { entry in
      HeatView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

struct HeatView: View {
  let entry: Entry

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Rectangle().fill(Color.red)
        Rectangle().fill(Color.yellow)
      }
      GridRow {
        Rectangle().fill(Color.green)
        Rectangle().fill(Color.blue)
      }
    }
  }
}
