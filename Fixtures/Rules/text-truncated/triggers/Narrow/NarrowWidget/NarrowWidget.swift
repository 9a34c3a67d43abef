// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NarrowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Narrow", provider: Provider()) { entry in
      NarrowView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct NarrowView: View {
  let entry: Entry

  var body: some View {
    HStack {
      Text("Wednesday")
        .lineLimit(1)
        .frame(width: 44)
      Spacer()
    }
  }
}
