// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct HelpedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Helped", provider: Provider()) { entry in
      HelpedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct HelpedView: View {
  let entry: Entry

  var body: some View {
    Text("Harbour Street, platform 2")
      .marquee()
  }
}
