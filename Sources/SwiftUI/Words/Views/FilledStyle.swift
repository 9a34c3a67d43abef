// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// A color, gradient or other style as a view.
  static let filledStyle = ViewWord("FilledStyle", example: "Color.red") { call in
    call.node(.fill(call.ui.paint(call.parts[0], at: call.spot) ?? .primary))
  }
}
