// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BlackWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Black", provider: Provider()) { entry in
      BlackView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BlackView: View {
  var body: some View {
    Text(entry.quote)
      .foregroundStyle(.black)
  }
}
