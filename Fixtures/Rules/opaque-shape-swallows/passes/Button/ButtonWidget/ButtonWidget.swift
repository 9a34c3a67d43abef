// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ButtonWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Button", provider: Provider()) { entry in
      ButtonView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ButtonView: View {
  var body: some View {
    Button("Refresh", intent: RefreshIntent())
      .buttonStyle(OutlinedStyle())
  }
}
