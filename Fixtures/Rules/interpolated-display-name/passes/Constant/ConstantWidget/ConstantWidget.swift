// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ConstantWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Constant", provider: Provider()) { entry in
      ConstantView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .configurationDisplayName(product)
  }
}

struct ConstantView: View {
  var body: some View {
    Text(entry.title)
  }
}
