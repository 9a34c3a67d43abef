// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TrophyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Trophy", provider: Provider()) { entry in
      TrophyView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TrophyView: View {
  var body: some View {
    Image(uiImage: UIImage(named: "Trophy")!)
  }
}
