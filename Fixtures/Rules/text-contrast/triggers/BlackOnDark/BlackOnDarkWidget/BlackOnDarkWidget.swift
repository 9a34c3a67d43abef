// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BlackOnDarkWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "BlackOnDark", provider: Provider()) { entry in
      BlackOnDarkView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

struct BlackOnDarkView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundColor(.black)
  }
}
