import SwiftUI
import WidgetKit

struct Part: Identifiable {
  let id: Int
  let color: Color
  let width: CGFloat
}
