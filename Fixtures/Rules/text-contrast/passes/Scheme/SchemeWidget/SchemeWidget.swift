// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SchemeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Scheme", provider: Provider()) { entry in
      SchemeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SchemeView: View {
  @Environment(\.colorScheme) private var scheme
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(scheme == .dark ? Color.white : Color.black)
  }
}
