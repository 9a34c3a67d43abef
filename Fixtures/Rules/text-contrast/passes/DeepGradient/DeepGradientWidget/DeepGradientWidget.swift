// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DeepGradientWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DeepGradient", provider: Provider()) { entry in
      DeepGradientView(entry: entry)
        .containerBackground(for: .widget) {
          LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
        }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct DeepGradientView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .bold()
      .foregroundStyle(.white)
  }
}
