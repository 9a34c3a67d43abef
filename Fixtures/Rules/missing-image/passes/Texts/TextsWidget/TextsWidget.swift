// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TextsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Texts", provider: Provider()) { entry in
      TextsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TextsView: View {
  var body: some View {
    VStack { Image("star"); Text("cloud-snow"); Text(#"Image("cloud-hail")"#) }
  }
}
