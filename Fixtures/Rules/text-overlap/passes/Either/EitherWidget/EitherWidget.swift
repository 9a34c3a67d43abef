// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct EitherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Either", provider: Provider()) { entry in
      EitherView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct EitherView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      if entry.isOpen {
        Text("Open")
      } else {
        Text("Closed")
      }
    }
  }
}
