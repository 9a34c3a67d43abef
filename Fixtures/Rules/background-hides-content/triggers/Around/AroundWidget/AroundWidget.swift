// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AroundWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Around", provider: Provider()) { entry in
      AroundView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct AroundView: View {
  var body: some View {
    VStack {
      Text(entry.quote)
      Spacer()
    }
    .foregroundStyle(Color.black)
  }
}
