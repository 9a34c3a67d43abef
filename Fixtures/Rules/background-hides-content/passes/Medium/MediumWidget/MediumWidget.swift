// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MediumWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Medium", provider: Provider()) { entry in
      MediumView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct MediumView: View {
  var body: some View {
    Text(entry.quote)
      .foregroundStyle(.black)
  }
}
