// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Width and height in points.
package struct Size: Hashable, Sendable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Nothing.
  package static let zero = Size(0, 0)

  /// A size.
  package init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

  /// The length along an axis.
  package subscript(axis: Axis) -> Double {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// A size as layout may hand it on: NaN and negative lengths are 0.
  var sanitized: Size { Size(width >= 0 ? width : 0, height >= 0 ? height : 0) }

  /// A size that can be drawn: as `sanitized`, at most `Rect.greatestLength`.
  var drawable: Size {
    let size = sanitized
    return Size(min(size.width, Rect.greatestLength), min(size.height, Rect.greatestLength))
  }
}
