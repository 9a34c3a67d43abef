// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PresentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Present", provider: Provider()) { entry in
      PresentView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PresentView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color("HNOrange"))
  }
}
