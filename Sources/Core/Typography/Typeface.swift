// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources
package import VibrancyDrawing

/// The letters that texts are drawn with: Inter, at any weight from 100 to 900.
///
/// Lengths are in ems; outlines have y downwards from the baseline. These are Inter's own lengths:
/// `SystemMetrics` says how wide the system's letters are.
package struct Typeface: Sendable {
  /// The typeface in the library; without a letter if its bytes are damaged.
  package static let shared: Typeface = {
    var count = 0
    let first = unsafe vibrancy_typeface(&count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in 0..<count { unsafe bytes.append(first[index]) }
    return Typeface(bytes: bytes) ?? Typeface(data: nil)
  }()

  private let data: TypefaceData?

  private init(data: TypefaceData?) { self.data = data }

  /// Reads a typeface as the library stores it; `nil` if it is damaged.
  package init?(bytes: [UInt8]) {
    guard let data = TypefaceData(bytes) else { return nil }
    self.data = data
  }

  /// Whether there is a letter for a character.
  package func contains(_ scalar: Unicode.Scalar) -> Bool { data?.glyph(of: scalar) != nil }

  /// The outline of a letter in ems; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - weight: From 100 to 900; others are taken for the nearest.
  ///   - tabular: Whether every digit has the same width.
  package func outline(of scalar: Unicode.Scalar, weight: Double, tabular: Bool = false) -> Path? {
    guard let data, let glyph = glyph(of: scalar, tabular: tabular) else { return nil }
    var path = data.outline(of: glyph, weight: weight)
    let scale = 1 / data.unitsPerEm
    path.transform { [$0.x * scale, -$0.y * scale] }
    return path
  }

  /// How far the pen moves behind a letter, in ems; `nil` if there is none.
  package func advance(of scalar: Unicode.Scalar, weight: Double, tabular: Bool = false) -> Double?
  {
    guard let data, let glyph = glyph(of: scalar, tabular: tabular) else { return nil }
    return data.advance(of: glyph, weight: weight) / data.unitsPerEm
  }

  /// What is added between two letters, in ems.
  package func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard let data, let left = data.glyph(of: left), let right = data.glyph(of: right)
    else { return 0 }
    return data.kerning(left, right) / data.unitsPerEm
  }

  private func glyph(of scalar: Unicode.Scalar, tabular: Bool) -> Int? {
    guard let data, let glyph = data.glyph(of: scalar) else { return nil }
    return tabular ? data.tabularForm(of: glyph) : glyph
  }
}

extension Path {
  /// Moves every point.
  mutating func transform(_ place: (Point) -> Point) {
    for index in elements.indices {
      switch elements[index] {
      case .move(let point): elements[index] = .move(place(point))
      case .line(let point): elements[index] = .line(place(point))
      case .quadratic(let handle, let end):
        elements[index] = .quadratic(place(handle), place(end))
      case .cubic(let first, let second, let end):
        elements[index] = .cubic(place(first), place(second), place(end))
      case .close: break
      }
    }
  }
}
