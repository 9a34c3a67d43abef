// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MarksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Marks", provider: Provider()) { entry in
      MarksView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemMedium])
  }
}

struct MarksView: View {
  let entry: Entry

  var body: some View {
    HStack {
      ForEach(0..<7, id: \.self) { day in
        Image(systemName: day < entry.done ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(day < entry.done ? Color.blue : Color.gray.opacity(0.4))
      }
    }
  }
}
