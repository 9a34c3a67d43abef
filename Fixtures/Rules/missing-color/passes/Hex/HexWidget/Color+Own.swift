import SwiftUI

extension Color {
  init(_ hex: String) {
    self.init(red: 1, green: 0.4, blue: 0)
  }
}
