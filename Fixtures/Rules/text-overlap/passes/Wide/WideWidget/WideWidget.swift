// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Wide", provider: Provider()) { entry in
      WideView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct WideView: View {
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
