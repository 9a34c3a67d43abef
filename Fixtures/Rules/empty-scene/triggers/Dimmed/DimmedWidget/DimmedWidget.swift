// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DimmedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dimmed", provider: Provider()) { entry in
      DimmedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct DimmedView: View {
  @Environment(\.isLuminanceReduced) private var isDimmed
  let entry: Entry

  var body: some View {
    if !isDimmed {
      Text(entry.title)
    }
  }
}
