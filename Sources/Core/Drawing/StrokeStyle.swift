// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How a line along a path is drawn; lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  /// The ends of a line.
  package enum Cap: Hashable, Sendable { case butt, round, square }
  /// The corners of a line.
  package enum Join: Hashable, Sendable { case miter, round, bevel }

  /// How wide the line is.
  package var width: Double
  /// Its ends, and those of its dashes.
  package var cap = Cap.butt
  /// Its corners.
  package var join = Join.miter
  /// A corner sharper than this ratio of miter length to width is beveled.
  package var miterLimit = 10.0
  /// Lengths drawn and left out in turn; empty: a whole line.
  package var dash: [Double] = []
  /// How far into the dashes the path begins.
  package var dashPhase = 0.0

  /// A line of a width.
  package init(width: Double) { self.width = width }
}
