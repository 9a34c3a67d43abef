// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The size a parent proposes, in points: `nil` asks for the ideal length, 0 for the least, infinity
/// for the greatest, as SwiftUI's `ProposedViewSize` (Documented).
package struct ProposedSize: Hashable, Sendable {
  /// The width.
  package var width: Double?
  /// The height.
  package var height: Double?

  /// Asks for the ideal size.
  package static let unspecified = ProposedSize(nil, nil)
  /// Asks for the least size.
  package static let zero = ProposedSize(0, 0)
  /// Asks for the greatest size.
  package static let infinity = ProposedSize(.infinity, .infinity)

  /// A proposal; NaN becomes `nil` and a negative length 0.
  package init(_ width: Double?, _ height: Double?) {
    self.width = Self.sanitized(width)
    self.height = Self.sanitized(height)
  }

  /// Proposes a size.
  package init(_ size: Size) { self.init(size.width, size.height) }

  /// The length along an axis.
  package subscript(axis: Axis) -> Double? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = Self.sanitized(newValue)
      case .vertical: height = Self.sanitized(newValue)
      }
    }
  }

  /// The proposal with lengths in place of what is left open.
  package func filled(with size: Size) -> Size { Size(width ?? size.width, height ?? size.height) }

  private static func sanitized(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return length > 0 ? length : 0
  }
}
