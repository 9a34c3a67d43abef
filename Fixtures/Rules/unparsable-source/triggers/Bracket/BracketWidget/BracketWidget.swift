// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BracketWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bracket", provider: Provider()) { entry in
      BracketView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BracketView: View {
  var body: some View {
    Text(["Tide")
  }
}
