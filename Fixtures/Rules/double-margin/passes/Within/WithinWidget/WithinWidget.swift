// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WithinWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Within", provider: Provider()) { entry in
      WithinView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct WithinView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title).padding()
      Text("in 12 min").padding()
    }
  }
}
