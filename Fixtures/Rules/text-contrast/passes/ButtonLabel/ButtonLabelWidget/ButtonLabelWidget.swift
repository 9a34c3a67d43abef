// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ButtonLabelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ButtonLabel", provider: Provider()) { entry in
      ButtonLabelView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ButtonLabelView: View {
  let entry: Entry

  var body: some View {
    Button(intent: RefreshIntent()) {
      Label("Refresh", systemImage: "arrow.clockwise")
    }
    .buttonStyle(.borderedProminent)
    .tint(.indigo)
  }
}
