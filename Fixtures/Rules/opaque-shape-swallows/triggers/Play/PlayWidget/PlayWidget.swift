// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PlayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Play", provider: Provider()) { entry in
      PlayView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PlayView: View {
  var body: some View {
    Circle()
      .fill(Color.green)
      .overlay {
        Image(systemName: "play.fill").foregroundStyle(.white)
      }
  }
}
