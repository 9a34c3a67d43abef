// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct InnerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Inner", provider: Provider()) { entry in
      InnerView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct InnerView: View {
  var body: some View {
    Group {
      Page(entry: entry)
    }
  }
}
