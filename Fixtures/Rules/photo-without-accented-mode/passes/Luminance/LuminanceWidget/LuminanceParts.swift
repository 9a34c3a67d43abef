import SwiftUI
import WidgetKit

struct TintedByLight: ViewModifier {
  @Environment(\.widgetRenderingMode) private var mode

  @ViewBuilder
  func body(content: Content) -> some View {
    if mode == .accented {
      content.luminanceToAlpha()
    } else {
      content
    }
  }
}
