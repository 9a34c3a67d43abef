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
    Image("logo")
    Tree(depth: 0)
    ping(1)
  }
  func ping(_ n: Int) -> some View { pong(n + 1) }
  func pong(_ n: Int) -> AnyView { AnyView(ping(n * 2)) }
}

struct Tree: View {
  let depth: Int
  var body: some View {
    Image("leaf")
    Tree(depth: depth + 1)
  }
}
