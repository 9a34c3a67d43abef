// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FlaggedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Flagged", provider: Provider()) { entry in
      FlaggedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FlaggedView: View {
  var body: some View {
    Modes { isTinted in
      Text(entry.line)
        .padding(4)
        .background(isTinted ? Color.clear : Color.blue)
    }
  }
}
