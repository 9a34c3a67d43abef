// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BothModesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "BothModes", provider: Provider()) { entry in
      BothModesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BothModesView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    switch mode {
    case .fullColor: Text(entry.title)
    default: Text(entry.title).bold()
    }
  }
}
