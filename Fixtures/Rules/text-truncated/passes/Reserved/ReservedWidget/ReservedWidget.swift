// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ReservedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Reserved", provider: Provider()) { entry in
      ReservedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ReservedView: View {
  let entry: Entry

  var body: some View {
    Text("Next departure of line 12")
      .lineLimit(2, reservesSpace: true)
  }
}
