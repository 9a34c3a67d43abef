// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BlackWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Black", provider: Provider()) { entry in
      BlackView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct BlackView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.black)
  }
}
