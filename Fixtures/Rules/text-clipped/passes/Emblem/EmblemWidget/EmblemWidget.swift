// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct EmblemWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Emblem", provider: Provider()) { entry in
      EmblemView(entry: entry)
        .containerBackground(Color.indigo, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct EmblemView: View {
  let entry: Entry

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Text("7")
        .font(.system(size: 220, weight: .black))
        .foregroundStyle(.white.opacity(0.5))
        .fixedSize()
        .offset(x: 40, y: 40)
      Text("Line 7").font(.headline).foregroundStyle(.white)
    }
  }
}
