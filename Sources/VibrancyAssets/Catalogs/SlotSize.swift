// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The size of an app icon, in points.
package struct SlotSize: Sendable, Hashable {
  package let width: Double
  package let height: Double

  /// A size as catalogs write it, `83.5x83.5`; `nil` if it is none.
  package init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], 0...65_535 ~= width,
      0...65_535 ~= height
    else { return nil }
    (self.width, self.height) = (width, height)
  }
}
