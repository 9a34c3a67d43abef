// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BackwardsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Backwards", provider: Provider()) { entry in
      BackwardsView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemMedium])
  }
}

struct BackwardsView: View {
  @Environment(\.colorScheme) private var scheme
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(scheme == .dark ? .black : .white)
  }
}
