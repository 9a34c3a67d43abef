// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NamedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Named", provider: Provider()) { entry in
      NamedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NamedView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(Color("Spent"))
      Rectangle().fill(Color("Left"))
    }
    .frame(height: 16)
  }
}
