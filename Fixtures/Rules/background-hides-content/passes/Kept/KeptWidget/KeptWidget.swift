// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct KeptWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Kept", provider: Provider()) { entry in
      KeptView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .containerBackgroundRemovable(false)
  }
}

struct KeptView: View {
  var body: some View {
    Text(entry.quote)
      .foregroundStyle(.black)
  }
}
