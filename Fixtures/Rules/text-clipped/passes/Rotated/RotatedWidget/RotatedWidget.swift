// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RotatedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rotated", provider: Provider()) { entry in
      RotatedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct RotatedView: View {
  let entry: Entry

  var body: some View {
    Text("HARBOUR")
      .rotationEffect(.degrees(-90))
      .fixedSize()
  }
}
