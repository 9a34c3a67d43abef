// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ModifierWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Modifier", provider: Provider()) { entry in
      ModifierView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ModifierView: View {
  var body: some View {
    Text(entry.title).modifier(Paper())
  }
}
