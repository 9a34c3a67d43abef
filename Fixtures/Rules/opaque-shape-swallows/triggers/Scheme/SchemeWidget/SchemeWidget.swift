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
  var body: some View {
    Minutes(count: entry.count, isDark: scheme == .dark)
  }
}
