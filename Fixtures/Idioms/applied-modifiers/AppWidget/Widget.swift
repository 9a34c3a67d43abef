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
  @Environment(\.widgetRenderingMode) var mode
  let entry: Entry
  var body: some View {
    VStack {
      Text("plate").if(mode == .fullColor) { $0.background(.blue) }
      Text("block").if(mode != .fullColor) { $0.background(.blue) }
      Text("one or the other").if(mode == .fullColor) {
        $0.background(.blue)
      } else: {
        $0.background(.red)
      }
      Text("always").modify { view in view.background(.green) }
      Text("now and then").if(entry.isLate) { $0.background(.orange) }
      ZStack {
        Circle().fill(.blue).reverseMask { Text("cut out") }
        Text("in the hole")
      }
    }
  }
}
