// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ShrinksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Shrinks", provider: Provider()) { entry in
      ShrinksView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ShrinksView: View {
  let entry: Entry

  var body: some View {
    Text("Next departure")
      .font(.title2)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
  }
}
