// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StackedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stacked", provider: Provider()) { entry in
      StackedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StackedView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("Balance").font(.title2)
      Text("1,250").font(.title2)
    }
  }
}
