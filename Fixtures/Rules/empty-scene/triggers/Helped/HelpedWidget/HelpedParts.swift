import SwiftUI
import WidgetKit

extension View {
  func awake() -> some View { modifier(Awake()) }
}

struct Awake: ViewModifier {
  @Environment(\.isLuminanceReduced) private var isDimmed

  @ViewBuilder
  func body(content: Content) -> some View {
    if isDimmed {
      EmptyView()
    } else {
      content
    }
  }
}
