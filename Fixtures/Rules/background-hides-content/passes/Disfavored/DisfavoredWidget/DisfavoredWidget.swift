// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DisfavoredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Disfavored", provider: Provider()) { entry in
      DisfavoredView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .disfavoredLocations([.standBy], for: [.systemSmall])
  }
}

struct DisfavoredView: View {
  var body: some View {
    Text(entry.quote)
      .foregroundStyle(.black)
  }
}
