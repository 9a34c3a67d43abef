import SwiftUI

extension UIColor {
  static let dusk = UIColor(red: 0.4, green: 0.3, blue: 0.6, alpha: 1)
}
