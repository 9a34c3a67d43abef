// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CornerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Corner", provider: Provider()) { entry in
      CornerView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCorner])
  }
}

struct CornerView: View {
  let entry: Entry

  var body: some View {
    Text("12:45").widgetCurvesContent()
  }
}
