// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StencilWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stencil", provider: Provider()) { entry in
      StencilView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StencilView: View {
  var body: some View {
    Image(uiImage: entry.glyph)
      .renderingMode(.template)
  }
}
