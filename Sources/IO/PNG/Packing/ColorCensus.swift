// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What colors there are in an 8-bit picture, gathered as its rows come.
struct ColorCensus {
  /// Whether every alpha is 255.
  private(set) var isOpaque = true
  /// Whether r = g = b in every pixel.
  private(set) var isGray = true
  /// The colors in the order found, r in the low byte, a in the high one; at most 256.
  private(set) var colors: [UInt32] = []
  /// Whether there are more than 256 colors, so that `colors` is not all of them.
  private(set) var isOverfull = false

  /// Open addressing: 1 + the index into `colors`, or 0.
  private var slots = [UInt16](repeating: 0, count: 1024)
  private var last: UInt32 = 0
  /// Which grays, or grays and alphas, were met in pictures that have nothing else.
  private var grays = [Bool](repeating: false, count: 256)

  /// Counts the pixels of a row.
  mutating func count(_ row: [UInt8], layout: PNGLayout) {
    let row = row.span
    switch layout {
    case .gray:
      countGrays(row)
    case .grayAlpha:
      countGraysAndAlphas(row)
    case .rgb:
      for pixel in 0..<(row.count / 3) {
        let index = pixel &* 3
        note(
          UInt32(row[index]) | UInt32(row[index &+ 1]) << 8 | UInt32(row[index &+ 2]) << 16
            | 0xFF00_0000)
      }
    case .rgba:
      for pixel in 0..<(row.count / 4) {
        let index = pixel &* 4
        note(
          UInt32(row[index]) | UInt32(row[index &+ 1]) << 8 | UInt32(row[index &+ 2]) << 16
            | UInt32(row[index &+ 3]) << 24)
      }
    }
  }

  /// A gray is noted the first time only; a table of flags is quicker than comparing with the last.
  private mutating func countGrays(_ row: Span<UInt8>) {
    for index in row.indices where !grays[Int(row[index])] {
      grays[Int(row[index])] = true
      note(UInt32(row[index]) &* 0x01_0101 | 0xFF00_0000)
    }
  }

  private mutating func countGraysAndAlphas(_ row: Span<UInt8>) {
    if isOverfull, !isOpaque { return }
    if grays.count < 65_536 { grays = [Bool](repeating: false, count: 65_536) }
    for pixel in 0..<(row.count / 2) {
      let (gray, alpha) = (row[2 &* pixel], row[2 &* pixel &+ 1])
      let key = Int(gray) | Int(alpha) << 8
      if grays[key] { continue }
      grays[key] = true
      note(UInt32(gray) &* 0x01_0101 | UInt32(alpha) << 24)
    }
  }

  @inline(__always)
  private mutating func note(_ color: UInt32) {
    // Drawn art is flat: most pixels equal the one before.
    if color == last, !colors.isEmpty { return }
    last = color
    if color < 0xFF00_0000 { isOpaque = false }
    if (color ^ color >> 8) & 0xFFFF != 0 { isGray = false }
    if !isOverfull { enter(color) }
  }

  private mutating func enter(_ color: UInt32) {
    var slot = Self.slot(color)
    while slots[slot] != 0 {
      if colors[Int(slots[slot]) - 1] == color { return }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else {
      isOverfull = true
      return
    }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
  }

  /// The position of `color`, which must be one of `colors`, in that list.
  @inline(__always)
  func index(of color: UInt32) -> Int {
    var slot = Self.slot(color)
    while true {
      let index = Int(slots[slot]) - 1
      if index < 0 || colors[index] == color { return index }
      slot = (slot + 1) & 1023
    }
  }

  @inline(__always)
  private static func slot(_ color: UInt32) -> Int { Int((color &* 0x9E37_79B1) >> 22) }
}

/// The color types a PNG can be stored in.
package enum PNGColorType: UInt8, Hashable, Sendable {
  /// One gray sample a pixel.
  case gray = 0
  /// Red, green and blue.
  case rgb = 2
  /// An index into a palette.
  case palette = 3
  /// Gray and alpha.
  case grayAlpha = 4
  /// Red, green, blue and alpha.
  case rgba = 6
}
