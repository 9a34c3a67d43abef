// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AboveWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Above", provider: Provider()) { entry in
      AboveView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct AboveView: View {
  var body: some View {
    // vibrancy:ignore missing-image -- the server draws it
    // and always has
    Image("cloud-snow")
  }
}
