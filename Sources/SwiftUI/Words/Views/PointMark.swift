// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// A symbol at a point.
  static let pointMark = mark(
    "PointMark", #"PointMark(x: .value("Day", 1), y: .value("Steps", 3))"#)
}
