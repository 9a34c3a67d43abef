import SwiftUI
import WidgetKit

extension View {
  func captioned() -> some View {
    font(.caption).foregroundStyle(Color(white: 0.2))
  }
}
