import SwiftUI
import WidgetKit

extension View {
  func marquee() -> some View {
    font(.title2).fixedSize(horizontal: true, vertical: false)
  }
}
