// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GaugeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Gauge", provider: Provider()) { entry in
      GaugeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct GaugeView: View {
  let entry: Entry

  var body: some View {
    Gauge(value: 0.4) {
      Text("km")
    } currentValueLabel: {
      Text("12")
    }
    .gaugeStyle(.accessoryCircular)
  }
}
