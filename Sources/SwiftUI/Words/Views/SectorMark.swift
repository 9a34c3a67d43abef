// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// A part of a circle.
  static let sectorMark = mark(
    "SectorMark", #"SectorMark(angle: .value("Steps", 3), innerRadius: .ratio(0.6))"#)
}
