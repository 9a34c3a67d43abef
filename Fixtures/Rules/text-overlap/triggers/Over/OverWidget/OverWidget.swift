// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OverWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Over", provider: Provider()) { entry in
      OverView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OverView: View {
  let entry: Entry

  var body: some View {
    Text("Harbour Street")
      .font(.headline)
      .overlay {
        Text("Platform 2").font(.headline)
      }
  }
}
