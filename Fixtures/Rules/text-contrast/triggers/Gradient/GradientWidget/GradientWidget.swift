// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GradientWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Gradient", provider: Provider()) { entry in
      GradientView(entry: entry)
        .containerBackground(for: .widget) {
          LinearGradient(colors: [.white, .cyan.opacity(0.15)], startPoint: .top, endPoint: .bottom)
        }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GradientView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.title2.bold())
      .foregroundStyle(.white)
  }
}
