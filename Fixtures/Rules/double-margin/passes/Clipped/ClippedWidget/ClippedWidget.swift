// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ClippedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clipped", provider: Provider()) { entry in
      ClippedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ClippedView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding()
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.teal))
  }
}
