// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TemplateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Template", provider: Provider()) { entry in
      TemplateView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct TemplateView: View {
  var body: some View {
    Image("bell")
      .renderingMode(.template)
      .foregroundStyle(.white)
  }
}
