// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PlateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plate", provider: Provider()) { entry in
      PlateView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PlateView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("Harbour Street, platform 2")
      Text("Closed")
        .padding()
        .widgetAccentable()
        .background(Color.red, in: Capsule())
    }
  }
}
