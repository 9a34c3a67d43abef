// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  static let symbol = ofMark("symbol", example: "symbol(.square)")

  static let symbolSize = ofMark(
    "symbolSize", on: #"PointMark(x: .value("Day", 1), y: .value("Steps", 3))"#,
    example: "symbolSize(100)")
}
