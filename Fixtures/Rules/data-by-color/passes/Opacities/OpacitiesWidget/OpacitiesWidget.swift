// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OpacitiesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Opacities", provider: Provider()) { entry in
      OpacitiesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OpacitiesView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(Color.red)
      Rectangle().fill(Color.blue.opacity(0.5))
    }
    .frame(height: 12)
  }
}
