import SwiftUI

struct HourMinute: FormatStyle {
  func format(_ value: Date) -> String { "2:20" }
}

extension FormatStyle where Self == HourMinute {
  static var hourMinute: HourMinute { HourMinute() }
}
