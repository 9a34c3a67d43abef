// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SwitchedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Switched", provider: Provider()) { entry in
      SwitchedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SwitchedView: View {
  var body: some View {
    Toggle("Lamp", isOn: entry.isOn, intent: LampIntent())
      .toggleStyle(TileStyle())
  }
}
