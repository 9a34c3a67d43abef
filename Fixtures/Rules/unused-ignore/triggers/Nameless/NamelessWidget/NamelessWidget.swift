// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NamelessWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Nameless", provider: Provider()) { entry in
      NamelessView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NamelessView: View {
  var body: some View {
    Image("star") // vibrancy:ignore -- later
  }
}
