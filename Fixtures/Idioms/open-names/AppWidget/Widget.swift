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
    Image("\(entry.scene)\(entry.count)")
    Image("Flag-\(entry.code)")
    Image("x\(entry.code)")
    Image("None-\(entry.code)")
    Image(String(format: "Dice-%02d", entry.count))
  }
}
