// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct InnerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Inner", provider: Provider()) { entry in
      InnerView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct InnerView: View {
  let entry: Entry

  var body: some View {
    Page(title: entry.title)
  }
}
