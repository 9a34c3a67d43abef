// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BraceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Brace", provider: Provider()) { entry in
      BraceView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BraceView: View {
  var body: some View {
    VStack {
      Text("Tide")
  }
}
