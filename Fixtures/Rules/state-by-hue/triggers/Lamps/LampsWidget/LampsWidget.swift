// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LampsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lamps", provider: Provider()) { entry in
      LampsView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LampsView: View {
  let entry: Entry

  var body: some View {
    VStack {
      ForEach(entry.lamps) { lamp in
        Circle()
          .fill(lamp.isOn ? Color.yellow : Color.gray)
          .frame(width: 20)
      }
    }
  }
}
