// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OutermostWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Outermost", provider: Provider()) { entry in
      OutermostView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OutermostView: View {
  var body: some View {
    Text(entry.title)
      .containerBackground(for: .widget) { Color.white }
  }
}
