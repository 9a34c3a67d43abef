// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OwnGroundWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "OwnGround", provider: Provider()) { entry in
      OwnGroundView(entry: entry)
        .containerBackground(Color.indigo, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OwnGroundView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.white)
  }
}
