extension Image {
  func accented(_ on: Bool) -> some View {
    self.widgetAccentedRenderingMode(on ? .accented : .fullColor)
  }
  func fitted() -> some View {
    resizable().scaledToFit().frame(width: 24, height: 24)
  }
}

extension View {
  func inked() -> some View { modifier(Inked()) }
  func padded() -> some View { padding(4) }
}

struct Inked: ViewModifier {
  @Environment(\.widgetRenderingMode) var mode
  func body(content: Content) -> some View {
    if mode == .accented {
      content.luminanceToAlpha()
    } else {
      content
    }
  }
}

struct Soft: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { content.opacity(isOn ? 0.5 : 1) }
}
