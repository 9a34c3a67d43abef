// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DescriptionWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Description", provider: Provider()) { entry in
      DescriptionView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .description("\(product) schedule")
  }
}

struct DescriptionView: View {
  var body: some View {
    Text(entry.title)
  }
}
