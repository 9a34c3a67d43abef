// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ElsewhereWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Elsewhere", provider: Provider()) { entry in
      ElsewhereView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ElsewhereView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color("Dusk", bundle: Theme.bundle))
  }
}
