// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct UncalledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Uncalled", provider: Provider()) { entry in
      UncalledView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct UncalledView: View {
  var body: some View {
    Text(entry.title)
  }
}
