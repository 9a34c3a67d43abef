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
  @Environment(\.widgetRenderingMode) var mode
  var body: some View {
    VStack {
      ZStack {
        Circle().fill(.red)
        Image(systemName: "star")
      }
      Text("pill").padding().background(Color.blue)
      Text("capsule").background(Capsule().fill(Color("brand")))
      Text("style").background(.green, in: Capsule())
      RoundedRectangle(cornerRadius: 4).overlay(Image("logo"))
      // Mended:
      ZStack {
        Circle().fill(.red)
        Image(systemName: "star").widgetAccentable()
      }
      ZStack {
        Circle().fill(.red.opacity(0.2))
        Image(systemName: "star")
      }
      ZStack {
        Circle().fill(mode == .fullColor ? Color.red : .red.opacity(0.2))
        Image(systemName: "star")
      }
      ZStack {
        if mode == .fullColor { Circle().fill(.red) }
        Image(systemName: "star")
      }
      Text("cut").blendMode(.destinationOut).background(Color.blue)
      Text("glass").background(.ultraThinMaterial)
      Text("line").background(Capsule().stroke(.red))
      Text("bare").background(.clear)
      HStack {
        Circle().fill(.red)
        Text("beside")
      }
      Image("full").widgetAccentedRenderingMode(.fullColor).background(Color.blue)
    }
  }
}
