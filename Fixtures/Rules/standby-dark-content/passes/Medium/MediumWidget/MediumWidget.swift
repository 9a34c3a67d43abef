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
  var body: some View {
    Image("bell")
  }
}
