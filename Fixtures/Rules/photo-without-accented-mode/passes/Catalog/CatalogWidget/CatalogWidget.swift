// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CatalogWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Catalog", provider: Provider()) { entry in
      CatalogView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CatalogView: View {
  var body: some View {
    Image(uiImage: UIImage(named: "star")!)
  }
}
