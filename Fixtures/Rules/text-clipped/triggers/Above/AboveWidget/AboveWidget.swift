// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AboveWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Above", provider: Provider()) { entry in
      AboveView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct AboveView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text("HILL").font(.title).bold()
    }
    .offset(y: -84)
  }
}
