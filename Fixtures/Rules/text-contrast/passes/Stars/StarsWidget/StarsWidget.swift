// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StarsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stars", provider: Provider()) { entry in
      StarsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StarsView: View {
  let entry: Entry

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { index in
        Image(systemName: "star.fill")
          .foregroundStyle(index <= entry.rating ? Color.indigo : Color.gray.opacity(0.3))
      }
    }
  }
}
