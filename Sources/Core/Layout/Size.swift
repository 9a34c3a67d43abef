// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Width and height in points.
package struct Size: Hashable, Sendable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// A size.
  package init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }
}
