import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct Face: View {
  var entry: Entry
  var body: some View {
    content
  }
  private var content: some View { row("logo") }
  @ViewBuilder private func row(_ name: String) -> some View {
    func twice<V: View>(_ view: V) -> some View { HStack { view; view } }
    twice(picture(name))
  }
}

extension Face {
  fileprivate func picture(_ name: String) -> some View { Image(name).resizable() }
}

struct Other: View {
  var body: some View { row("other") }
  func row(_ name: String) -> some View { Image(name) }
}
