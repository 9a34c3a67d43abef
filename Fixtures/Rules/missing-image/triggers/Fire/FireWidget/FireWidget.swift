// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FireWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Fire", provider: Provider()) { entry in
      FireView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FireView: View {
  private let imageName = "LockScreenFire"
  var body: some View {
    Image(imageName)
  }
}
