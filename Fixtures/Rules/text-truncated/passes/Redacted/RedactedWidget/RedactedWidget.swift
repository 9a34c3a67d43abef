// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RedactedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Redacted", provider: Provider()) { entry in
      RedactedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct RedactedView: View {
  let entry: Entry

  var body: some View {
    Text("A placeholder that is longer than its line")
      .lineLimit(1)
      .redacted(reason: .placeholder)
  }
}
