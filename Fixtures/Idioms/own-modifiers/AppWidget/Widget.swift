import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Face: View {
  var entry: Entry
  var body: some View {
    VStack {
      Image("full").accented(false)
      Image("tinted").accented(true)
      Image("dimmed").modifier(Soft(isOn: true))
      Image("luma").inked()
      Image("plain").padded()
      Image("fit").fitted()
    }
  }
}
