import SwiftUI
import WidgetKit

extension View {
  func onPaper() -> some View {
    containerBackground(.white, for: .widget)
  }
}
