// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct HiddenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hidden", provider: Provider()) { entry in
      HiddenView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct HiddenView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("The widest words of all").lineLimit(1).hidden()
      Text("Tide")
    }
  }
}
