// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct HomeOnlyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HomeOnly", provider: Provider()) { entry in
      HomeOnlyView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct HomeOnlyView: View {
  var body: some View {
    Image("bell")
  }
}
