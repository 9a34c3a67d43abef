// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BrightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bright", provider: Provider()) { entry in
      BrightView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct BrightView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.yellow)
  }
}
