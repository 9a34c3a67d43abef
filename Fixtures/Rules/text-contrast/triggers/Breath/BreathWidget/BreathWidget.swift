// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BreathWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Breath", provider: Provider()) { entry in
      BreathView(entry: entry)
        .containerBackground(Color.indigo, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

struct BreathView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).foregroundStyle(.white)
      Text(entry.time)
        .foregroundStyle(.white.opacity(0.2))
    }
  }
}
