// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DimWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dim", provider: Provider()) { entry in
      DimView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct DimView: View {
  @Environment(\.isLuminanceReduced) private var isDimmed
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .opacity(isDimmed ? 0.6 : 1)
  }
}
