// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NestedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Nested", provider: Provider()) { entry in
      NestedView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NestedView: View {
  var body: some View {
    Paper.Card(entry: entry)
  }
}
