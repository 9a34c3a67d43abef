// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CutOutWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CutOut", provider: Provider()) { entry in
      CutOutView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CutOutView: View {
  var body: some View {
    ZStack {
      Capsule().fill(Color.blue)
      Text(entry.line).blendMode(.destinationOut)
    }
    .compositingGroup()
  }
}
