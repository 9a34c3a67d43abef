// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MediumWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Medium", provider: Provider()) { entry in
      MediumView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

struct MediumView: View {
  let entry: Entry

  var body: some View {
    Text("Wednesday, 14 September")
      .font(.title3)
      .fixedSize()
  }
}
