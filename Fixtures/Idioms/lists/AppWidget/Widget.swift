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
  let entry: Entry
  let names = ["one", "two"]
  static let byCode = ["s": "sun", "r": "rain"]
  var body: some View {
    ForEach(names, id: \.self) { Image($0) }
    ForEach(1..<3) { index in Image("step-\(index)") }
    Image(names[1])
    Image(Self.byCode[entry.code] ?? "none")
    Image(Self.byCode["s"]!)
    Image(names.randomElement()!)
  }
}
