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

enum Style { case plain, tinted }

struct Face: View {
  var entry: Entry
  @Environment(\.widgetRenderingMode) var mode
  var isTinted: Bool { mode == .accented }
  var style: Style { isTinted ? .tinted : .plain }

  var body: some View {
    let tinted = mode == .accented
    VStack {
      if tinted { Image("local") }
      if !isTinted { Image("computed") }
      Part(isTinted: isTinted)
      Child(tint: tinted)
      if style == .tinted { Image("style") }
      guarded
    }
  }

  @ViewBuilder var guarded: some View {
    picture()
  }

  func picture() -> AnyView {
    guard mode != .fullColor else { return AnyView(EmptyView()) }
    return AnyView(Image("guarded"))
  }
}

struct Part: View {
  let isTinted: Bool
  var body: some View { Image(isTinted ? "part-tinted" : "part") }
}

struct Child: View {
  private let name: String
  init(tint: Bool) {
    if tint {
      name = "child-tinted"
    } else {
      name = "child"
    }
  }
  var body: some View { Image(name) }
}
