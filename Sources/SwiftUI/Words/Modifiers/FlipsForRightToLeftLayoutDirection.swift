// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let flipsForRightToLeftLayoutDirection = ModifierWord(
    "flipsForRightToLeftLayoutDirection", on: #"Image(systemName: "arrow.up.right")"#,
    example: "flipsForRightToLeftLayoutDirection(true)", in: .rightToLeft
  ) { call in
    guard call.code.situation.isRightToLeft, call.parts[0]?.flag ?? true else { return [] }
    return [.scaleEffect(x: -1, y: 1, anchor: .center)]
  }
}

extension Situation {
  /// Where lines begin on the right.
  fileprivate static var rightToLeft: Situation {
    var situation = Situation()
    situation.isRightToLeft = true
    return situation
  }
}
