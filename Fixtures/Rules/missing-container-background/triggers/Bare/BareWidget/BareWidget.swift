// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BareWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bare", provider: Provider()) { entry in
      BareView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BareView: View {
  var body: some View {
    Text(entry.title)
  }
}
