// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ValueWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Value", provider: Provider()) { entry in
      ValueView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ValueView: View {
  let entry: Entry

  var body: some View {
    Text("\(entry.level) %")
      .foregroundStyle(entry.level < 20 ? Color.red : Color.blue)
  }
}
