// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SilentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Silent", provider: Provider()) { entry in
      SilentView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SilentView: View {
  var body: some View {
    Image("star") // vibrancy:ignore missing-image
  }
}
