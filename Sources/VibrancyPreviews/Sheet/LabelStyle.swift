// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A size and weight that the label atlas has, by its size in pixels.
package enum LabelStyle: Int, Sendable, CaseIterable {
  /// Regular, 22 px.
  case regular = 22
  /// Semibold, 26 px.
  case semibold = 26

  /// From the top of a line to its baseline, in pixels.
  var ascent: Int { self == .regular ? 22 : 26 }
  /// From the top of a line to the top of the next, in pixels.
  var lineHeight: Int { self == .regular ? 28 : 33 }
}
