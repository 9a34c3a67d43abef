// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A component of the mask that is judged by itself, or specks that are judged together.
struct Part: Sendable, Hashable {
  /// Pixels of the mask.
  var area = 0
  /// Core pixels; 0: all of its pixels are judged.
  var core = 0
  /// Its box: first and last column and row.
  var left = Int.max
  var top = Int.max
  var right = -1
  var bottom = -1
  /// What α is multiplied by: 1, or 1 ÷ the largest α of a part without a core.
  var gain = 1.0
  /// Whether it is several components.
  var isPooled = false
  /// Whether it fills at least .75 of its box and its outermost 2 px are opaque.
  var isPlate = false

  /// The pixels it is judged by.
  var judged: Int { core > 0 ? core : area }

  /// Whether it fills at least .75 of its box.
  var fillsBox: Bool { 4 * area >= 3 * (right - left + 1) * (bottom - top + 1) }

  /// Adds columns `start..<end` of a row.
  mutating func add(row y: Int, from start: Int, to end: Int) {
    area += end - start
    (left, right) = (min(left, start), max(right, end - 1))
    (top, bottom) = (min(top, y), max(bottom, y))
  }
}
