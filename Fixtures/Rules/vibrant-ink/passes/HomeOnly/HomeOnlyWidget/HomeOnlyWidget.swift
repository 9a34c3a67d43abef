// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct HomeOnlyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "HomeOnly", provider: Provider()) { entry in
      HomeOnlyView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct HomeOnlyView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.black)
  }
}
