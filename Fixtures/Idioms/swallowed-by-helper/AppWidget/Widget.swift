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
  var body: some View {
    VStack {
      Text("plate").plate(.red)
      Text("soft").plate(.clear)
      Badge { Text("badge") }
      Button(intent: Press()) { Image(systemName: "play") }.buttonStyle(Round())
      if entry.isOn { Text("maybe").plate(.blue) } 
    }
  }
}

extension View {
  func plate(_ color: Color) -> some View { self.padding(4).background(color) }
}

struct Badge<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View {
    ZStack {
      Color.red
      content()
    }
  }
}

struct Round: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(Circle().fill(.orange))
  }
}
