// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct KeptWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Kept", provider: Provider()) { entry in
      KeptView(entry: entry)
        .containerBackground(Color("Paper"), for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct KeptView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(hasBackground ? Color("Ink") : .white)
  }
}
