// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BreathWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Breath", provider: Provider()) { entry in
      BreathView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct BreathView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.white.opacity(0.08))
  }
}
