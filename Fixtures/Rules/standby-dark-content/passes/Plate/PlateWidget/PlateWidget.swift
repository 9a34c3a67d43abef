// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PlateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plate", provider: Provider()) { entry in
      PlateView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PlateView: View {
  var body: some View {
    Image("bell")
      .padding()
      .background(Color.yellow, in: Circle())
  }
}
