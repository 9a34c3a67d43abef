// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ScaledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Scaled", provider: Provider()) { entry in
      ScaledView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ScaledView: View {
  let entry: Entry

  var body: some View {
    Text("Harbour")
      .font(.title)
      .scaleEffect(2)
  }
}
