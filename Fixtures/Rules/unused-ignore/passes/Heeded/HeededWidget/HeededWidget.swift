// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct HeededWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Heeded", provider: Provider()) { entry in
      HeededView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct HeededView: View {
  var body: some View {
    Image("cloud-snow") // vibrancy:ignore missing-image -- the server draws it
  }
}
