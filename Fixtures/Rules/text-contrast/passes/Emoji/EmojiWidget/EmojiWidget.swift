// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct EmojiWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Emoji", provider: Provider()) { entry in
      EmojiView(entry: entry)
        .containerBackground(Color(white: 0.5), for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct EmojiView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text("🌧").font(.largeTitle)
      Text(entry.title)
    }
  }
}
