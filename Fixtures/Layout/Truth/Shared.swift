// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SwiftUI

/// A color by its code, as `0x009AC7`.
func rgb(_ code: Int, _ alpha: Double = 1) -> Color {
  Color(
    red: Double(code >> 16 & 0xFF) / 255, green: Double(code >> 8 & 0xFF) / 255,
    blue: Double(code & 0xFF) / 255, opacity: alpha)
}

/// What is written less strongly in light appearance.
let faint = rgb(0x3C3C43, 153 / 255)

/// What the buttons do.
struct Tap: AppIntent {
  static let title: LocalizedStringResource = "Tap"

  func perform() async throws -> some IntentResult { .result() }
}
