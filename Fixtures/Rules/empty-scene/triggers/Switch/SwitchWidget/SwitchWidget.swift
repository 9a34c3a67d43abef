// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SwitchWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Switch", provider: Provider()) { entry in
      SwitchView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct SwitchView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    switch mode {
    case .fullColor: Text(entry.title)
    default: EmptyView()
    }
  }
}
