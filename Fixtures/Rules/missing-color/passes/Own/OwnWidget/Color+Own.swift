import SwiftUI

extension Color {
  static let dusk = Color(red: 0.4, green: 0.3, blue: 0.6)
}

extension ShapeStyle where Self == Color {
  static var dusk: Color { .dusk }
}
