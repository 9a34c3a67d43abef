// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WhiteOnLightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WhiteOnLight", provider: Provider()) { entry in
      WhiteOnLightView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct WhiteOnLightView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.headline)
      .foregroundStyle(.white)
  }
}
