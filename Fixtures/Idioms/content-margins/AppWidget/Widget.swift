import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Face: View {
  @Environment(\.widgetContentMargins) var margins
  let entry: Entry
  var isInStandBy: Bool { margins.leading > 0 && margins.leading < 10 }
  var body: some View {
    VStack {
      Text("told").foregroundStyle(isInStandBy ? Color.white : Color.black)
      Text("not told").foregroundStyle(Color.black)
    }
  }
}
