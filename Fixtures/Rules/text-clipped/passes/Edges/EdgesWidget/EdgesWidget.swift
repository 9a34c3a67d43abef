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
    .contentMarginsDisabled()
  }
}

struct EdgesView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text("Harbour").frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
      Text("12 min").frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(4)
  }
}
