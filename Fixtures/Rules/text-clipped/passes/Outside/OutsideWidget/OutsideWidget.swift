// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OutsideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Outside", provider: Provider()) { entry in
      OutsideView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OutsideView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("Tide")
      Text("Ebb").offset(x: 400)
    }
  }
}
