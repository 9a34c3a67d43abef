// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// How a month looks.
enum MonthTheme: Int, CaseIterable {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december

  init(date: Date) {
    let month = Calendar.current.component(.month, from: date)
    self = MonthTheme(rawValue: month) ?? .january
  }

  var emoji: String {
    switch self {
    case .january: "⛄️"
    case .february: "🧣"
    case .march: "🌱"
    case .april: "🌧️"
    case .may: "🌷"
    case .june: "🍓"
    case .july: "🏖️"
    case .august: "🌻"
    case .september: "🍇"
    case .october: "🍂"
    case .november: "🕯️"
    case .december: "🎄"
    }
  }

  var background: Color {
    switch self {
    case .january, .december: .blue
    case .february: Color(red: 0.74, green: 0.27, blue: 0.35)
    case .march, .april: .mint
    case .may, .june: Color(hue: 0.27, saturation: 0.45, brightness: 0.78)
    case .july, .august: .yellow
    case .september: .purple
    case .october, .november: .orange
    }
  }

  var weekdayColor: Color {
    switch self {
    case .july, .august, .march, .april: .black.opacity(0.6)
    default: .white.opacity(0.9)
    }
  }

  var dayColor: Color {
    switch self {
    case .july, .august: .brown
    case .march, .april, .may, .june: Color(white: 0.12).opacity(0.8)
    default: .white
    }
  }
}
