// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// A line across the plot.
  static let ruleMark = mark(
    "RuleMark", #"RuleMark(y: .value("Goal", 4))"#)
}
