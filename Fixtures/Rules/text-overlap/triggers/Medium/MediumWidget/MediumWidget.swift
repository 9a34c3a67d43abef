// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MediumWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Medium", provider: Provider()) { entry in
      MediumView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct MediumView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: -60) {
      Text("Harbour").font(.title)
      Text("Hill").font(.title)
    }
  }
}
