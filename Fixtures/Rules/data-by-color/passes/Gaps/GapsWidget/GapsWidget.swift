// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GapsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Gaps", provider: Provider()) { entry in
      GapsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GapsView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 2) {
      Rectangle().fill(Color.red).frame(width: 40)
      Rectangle().fill(Color.green).frame(width: 30)
      Rectangle().fill(Color.blue).frame(width: 30)
    }
    .frame(height: 12)
  }
}
