// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// A point of a line.
  static let lineMark = mark(
    "LineMark", #"LineMark(x: .value("Day", 1), y: .value("Steps", 3))"#)
}
