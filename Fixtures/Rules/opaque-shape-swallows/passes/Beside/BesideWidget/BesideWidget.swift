// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BesideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Beside", provider: Provider()) { entry in
      BesideView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BesideView: View {
  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 2).fill(Color.red).frame(width: 4)
      Text(entry.line)
    }
  }
}
