import SwiftUI
import WidgetKit

struct Day: Identifiable {
  let id: Int
  let isInMonth: Bool
}
