// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MovedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Moved", provider: Provider()) { entry in
      MovedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MovedView: View {
  let entry: Entry

  var body: some View {
    Text("TONIGHT")
      .bold()
      .offset(x: 70)
  }
}
