// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SharedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Shared", provider: Provider()) { entry in
      SharedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SharedView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color("HNOrange"))
  }
}
