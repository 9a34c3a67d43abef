import SwiftUI
import WidgetKit

struct Lamp: Identifiable {
  let id: Int
  let isOn: Bool
}
