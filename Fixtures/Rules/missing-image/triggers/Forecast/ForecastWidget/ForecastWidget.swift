// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forecast", provider: Provider()) { entry in
      ForecastView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ForecastView: View {
  var body: some View {
    VStack { Image("star"); Image("cloud-snow") }
  }
}
