// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct KnockoutWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Knockout", provider: Provider()) { entry in
      KnockoutView(entry: entry)
        .containerBackground(Color.cyan, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct KnockoutView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.title2.bold())
      .foregroundStyle(.white)
      .shadow(radius: 3)
      .padding(8)
      .widgetAccentable()
      .background(Color.black.opacity(0.5), in: Capsule())
  }
}
