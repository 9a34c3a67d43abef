// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NavyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Navy", provider: Provider()) { entry in
      NavyView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct NavyView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text(entry.time).foregroundStyle(Color("Navy"))
    }
  }
}
