import SwiftUI
import WidgetKit

extension View {
  func card() -> some View {
    self
      .padding(14)
  }
}
