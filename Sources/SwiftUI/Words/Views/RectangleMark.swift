// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// A rectangle between values.
  static let rectangleMark = mark(
    "RectangleMark", #"RectangleMark(x: .value("Day", "Mon"), y: .value("Hour", "9"))"#)
}
