// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BehindWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Behind", provider: Provider()) { entry in
      BehindView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BehindView: View {
  let entry: Entry

  var body: some View {
    Text("12 min")
      .font(.title.bold())
      .background {
        Text("Harbour").font(.title).fixedSize()
      }
  }
}
