// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import ActivityKit
import SwiftUI

/// A firing of a pottery kiln.
struct FiringAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var phase: Phase
    var degrees: Int
    var progress: Double
    var end: Date
  }

  enum Phase: String, Codable {
    case heating, soaking, cooling

    var symbol: String {
      switch self {
      case .heating: "flame.fill"
      case .soaking: "thermometer.high"
      case .cooling: "snowflake"
      }
    }

    var title: LocalizedStringKey {
      switch self {
      case .heating: "Heating"
      case .soaking: "Soaking"
      case .cooling: "Cooling"
      }
    }

    var color: Color {
      switch self {
      case .heating: .orange
      case .soaking: .red
      case .cooling: .cyan
      }
    }
  }

  var load: String
  var target: Int
}

extension FiringAttributes {
  static let preview = FiringAttributes(load: "Stoneware glaze", target: 1240)
}
