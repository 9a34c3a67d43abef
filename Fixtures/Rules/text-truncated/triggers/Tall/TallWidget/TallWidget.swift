// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TallWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tall", provider: Provider()) { entry in
      TallView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TallView: View {
  let entry: Entry

  var body: some View {
    Text("The library is closed on public holidays, in August, on the first Monday of each month and whenever the ferry does not run. Please bring back your books before that.")
      .font(.headline)
  }
}
