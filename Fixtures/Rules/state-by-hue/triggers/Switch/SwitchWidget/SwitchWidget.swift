// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SwitchWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Switch", provider: Provider()) { entry in
      SwitchView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SwitchView: View {
  let entry: Entry

  var body: some View {
    HStack {
      Circle()
        .fill(entry.state.color)
        .frame(width: 12)
      Text(entry.title)
    }
  }
}
