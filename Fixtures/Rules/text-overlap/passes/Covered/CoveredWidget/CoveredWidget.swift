// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CoveredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Covered", provider: Provider()) { entry in
      CoveredView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CoveredView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("Waiting for data")
      Color(uiColor: .systemBackground).widgetAccentable()
      Text("12 min").font(.title)
    }
  }
}
