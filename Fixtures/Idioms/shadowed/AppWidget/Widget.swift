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

let mark = "global"

struct Face: View {
  let entry: Entry
  var body: some View {
    icon("given")
    Image(mark)
  }
  func icon(_ mark: String) -> some View { Image(mark) }
}

struct Other { static let mark = "other" }
