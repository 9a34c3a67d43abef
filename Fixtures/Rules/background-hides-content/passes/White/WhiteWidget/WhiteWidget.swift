// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WhiteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "White", provider: Provider()) { entry in
      WhiteView(entry: entry)
        .containerBackground(Color.indigo, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct WhiteView: View {
  var body: some View {
    Text(entry.quote)
      .foregroundColor(.white)
  }
}
