// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PlateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plate", provider: Provider()) { entry in
      PlateView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct PlateView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Image(systemName: "leaf.fill").font(.title)
    }
  }
}
