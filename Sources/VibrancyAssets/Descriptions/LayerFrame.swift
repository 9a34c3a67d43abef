// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where a layer lies: points of its family on the default device, from the canvas's top left.
///
/// All finite, within ±10 000; width and height above 0. May reach beyond the canvas.
package struct LayerFrame: Sendable, Hashable {
  /// The left edge.
  package let x: Double
  /// The top edge.
  package let y: Double
  /// The width.
  package let width: Double
  /// The height.
  package let height: Double
}

extension LayerFrame: Decodable {
  package init(from decoder: any Decoder) throws {
    let sides = try decoder.singleValueContainer().decode([Double].self)
    guard sides.count == 4 else {
      throw JSONFault(
        .value, at: decoder.codingPath,
        "has \(sides.count) numbers; write [x, y, width, height] in points")
    }
    // NaN is in no range.
    guard sides.allSatisfy({ (-10_000...10_000).contains($0) }) else {
      throw JSONFault(
        .value, at: decoder.codingPath, "reaches beyond 10000 points; write points of the family")
    }
    guard sides[2] > 0, sides[3] > 0 else {
      throw JSONFault(
        .value, at: decoder.codingPath, "has no area; write a width and a height above 0")
    }
    (x, y, width, height) = (sides[0], sides[1], sides[2], sides[3])
  }
}
