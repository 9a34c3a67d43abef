// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MarksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Marks", provider: Provider()) { entry in
      MarksView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MarksView: View {
  var body: some View {
    Text("{ ( [ \(#"<<<<<<< "#)") // {
  }
}
