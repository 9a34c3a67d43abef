// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// A bar from zero, or between two values.
  static let barMark = mark(
    "BarMark", #"BarMark(x: .value("Day", "Mon"), y: .value("Steps", 3))"#)
}
