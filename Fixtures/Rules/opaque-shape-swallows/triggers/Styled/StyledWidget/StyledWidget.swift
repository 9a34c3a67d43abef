// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StyledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Styled", provider: Provider()) { entry in
      StyledView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StyledView: View {
  var body: some View {
    Button("Refresh", intent: RefreshIntent())
      .buttonStyle(FilledStyle())
  }
}
