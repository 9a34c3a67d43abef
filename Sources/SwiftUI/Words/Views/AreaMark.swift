// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// What lies between a line and zero.
  static let areaMark = mark(
    "AreaMark", #"AreaMark(x: .value("Day", 1), y: .value("Steps", 3))"#)
}
