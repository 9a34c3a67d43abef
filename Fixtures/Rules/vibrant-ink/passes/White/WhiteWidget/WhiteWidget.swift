// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WhiteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "White", provider: Provider()) { entry in
      WhiteView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct WhiteView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundColor(.white)
  }
}
