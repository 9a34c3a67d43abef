// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MisspeltWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Misspelt", provider: Provider()) { entry in
      MisspeltView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MisspeltView: View {
  var body: some View {
    Image("star") // vibrancy:ignore missing-imag
  }
}
