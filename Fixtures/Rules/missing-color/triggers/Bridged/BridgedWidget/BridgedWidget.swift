// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BridgedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bridged", provider: Provider()) { entry in
      BridgedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BridgedView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color(uiColor: UIColor(named: "Dusk")!))
  }
}
