// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ReadsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Reads", provider: Provider()) { entry in
      ReadsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ReadsView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  var body: some View {
    Image("bell")
      .background { if hasBackground { Color.white } else { Color.gray } }
  }
}
