// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct UnnamedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Unnamed", provider: Provider()) { entry in
      UnnamedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct UnnamedView: View {
  var body: some View {
    Image("star")
  }
}
