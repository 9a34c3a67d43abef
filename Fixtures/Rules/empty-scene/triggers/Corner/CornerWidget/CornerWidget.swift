// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CornerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Corner", provider: Provider()) { entry in
      CornerView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCorner])
  }
}

struct CornerView: View {
  @Environment(\.isLuminanceReduced) private var isDimmed
  let entry: Entry

  var body: some View {
    if !isDimmed {
      Text("12")
    }
  }
}
