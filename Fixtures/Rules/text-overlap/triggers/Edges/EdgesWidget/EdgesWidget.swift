// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct EdgesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Edges", provider: Provider()) { entry in
      EdgesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct EdgesView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("Harbour Street")
        .frame(maxWidth: .infinity, alignment: .leading)
      Text("Platform 2")
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .font(.headline)
  }
}
