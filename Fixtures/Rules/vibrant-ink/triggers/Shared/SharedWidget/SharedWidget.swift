// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SharedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Shared", provider: Provider()) { entry in
      SharedView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemMedium, .accessoryRectangular])
  }
}

struct SharedView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.headline)
      .foregroundStyle(Color(red: 0.2, green: 0.15, blue: 0.5))
  }
}
