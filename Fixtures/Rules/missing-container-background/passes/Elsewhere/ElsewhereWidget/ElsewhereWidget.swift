// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ElsewhereWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Elsewhere", provider: Provider()) { entry in
      ElsewhereView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ElsewhereView: View {
  var body: some View {
    PaperCard(entry: entry)
  }
}
