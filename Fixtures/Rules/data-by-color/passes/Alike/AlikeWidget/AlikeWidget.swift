// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AlikeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Alike", provider: Provider()) { entry in
      AlikeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct AlikeView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(Color.red).frame(width: 40)
      Rectangle().fill(Color.red).frame(width: 30)
      Rectangle().fill(Color.red).frame(width: 30)
    }
    .frame(height: 12)
  }
}
