// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PartWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Part", provider: Provider()) { entry in
      PartView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct PartView: View {
  @Environment(\.isLuminanceReduced) private var isDimmed
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title)
      if !isDimmed {
        Text("private")
      }
    }
  }
}
