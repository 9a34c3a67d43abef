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
  @Environment(\.colorScheme) var scheme
  @Environment(\.isLuminanceReduced) var isDimmed
  @Environment(\.widgetRenderingMode) var mode
  var body: some View {
    if scheme == .light { Image("day") }
    if isDimmed { Image("dim") } else { Image("bright") }
    Image("gone").opacity(mode == .fullColor ? 1 : 0)
    if #available(iOS 18, *) { Image("new") } else { Image("old") }
    if #unavailable(iOS 17) { Image("ancient") }
    if mode == .accented { Image("hidden").hidden() }
  }
}
