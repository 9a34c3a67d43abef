// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The last 32 rows of a picture's α, a code a pixel, for what looks at rows above and below.
///
/// A row is whole words of 64 pixels between margins. What lies beyond its pixels is the outermost
/// one again, which adds nothing to a minimum, a maximum or a comparison with a neighbor.
struct KeptRows: Sendable {
  /// Rows kept.
  static let count = 32
  /// Pixels before and after the words of a row.
  static let margin = 16

  /// Pixels of a row.
  let width: Int
  /// Words of a row.
  let stride: Int
  /// The rows, one after the other.
  private(set) var codes: [Int32]
  private let pitch: Int

  /// Gets ready for rows of at least one pixel.
  init(width: Int) {
    (self.width, stride) = (width, (width + 63) / 64)
    pitch = 64 * stride + 2 * Self.margin
    codes = [Int32](repeating: 0, count: Self.count * pitch)
  }

  /// The index in `codes` of the first pixel of row `y`.
  func start(_ y: Int) -> Int { y % Self.count * pitch + Self.margin }

  subscript(x: Int, y: Int) -> Int32 { codes[start(y) + x] }

  /// Keeps row `y` in the place of the oldest.
  mutating func keep(_ row: [Int32], _ y: Int) {
    precondition(row.count == width)
    let (start, last) = (start(y), row[width - 1])
    codes.replaceSubrange(start..<start + width, with: row)
    for place in start - Self.margin..<start { codes[place] = row[0] }
    for place in start + width..<start - Self.margin + pitch { codes[place] = last }
  }
}
