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
    Card(title: "one") {
      Image("inside")
    }
    Plate(icon: Image("icon"))
    Framed { Text("text") } badge: { Image("badge") }
    AnyView(Image("erased"))
    Link(destination: url) { Image("link") }
    Button(intent: Press()) { Image("button") }
    ForEach(entry.items) { item in Image("item") }
    GeometryReader { proxy in Image("measured") }
    Text("\(Image("inline")) and text")
  }
}

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View {
    VStack {
      Text(title)
      content()
    }
  }
}

struct Plate: View {
  let icon: Image
  var body: some View { icon.resizable().frame(width: 20, height: 20) }
}

struct Framed<Content: View, Badge: View>: View {
  let content: Content
  let badge: Badge
  init(@ViewBuilder content: () -> Content, @ViewBuilder badge: () -> Badge) {
    self.content = content()
    self.badge = badge()
  }
  var body: some View { ZStack { content; badge } }
}
