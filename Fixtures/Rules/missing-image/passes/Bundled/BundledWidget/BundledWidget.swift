// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BundledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bundled", provider: Provider()) { entry in
      BundledView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BundledView: View {
  var body: some View {
    Image(uiImage: UIImage(named: "pattern")!)
  }
}
