// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BareWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bare", provider: Provider()) { entry in
      BareView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BareView: View {
  let entry: Entry

  var body: some View {
    VStack(spacing: 0) {
      Color.orange
      Color.purple
    }
    .frame(width: 20)
  }
}
