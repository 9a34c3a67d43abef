// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StackWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stack", provider: Provider()) { entry in
      StackView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StackView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text("Balance")
      Text("1,250").font(.title2)
    }
  }
}
