// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// The glyphs of a typeface as they are stored: outlines at three weights, advances, kerning.
///
/// The format is described in `scripts/fixtures.d/drawing/typeface.py`. Lengths are in units of the
/// font, y upwards. Every access is checked; damaged bytes give `nil` or no outline.
struct TypefaceData: Sendable {
  /// A glyph's place, advance and kerning classes.
  private struct Entry: Sendable {
    let start: Int
    let advance, light, heavy: Double
    let left, right: Int
  }

  /// Units per em.
  let unitsPerEm: Double
  /// The weights of the light, middle and heavy master.
  private let weights: (light: Double, middle: Double, heavy: Double)
  /// The glyph of each code point up to the last, plus 1; 0: none.
  private let glyphs: [UInt16]
  /// The tabular form of a glyph: pairs, ascending.
  private let tabular: [(glyph: UInt16, form: UInt16)]
  private let entries: [Entry]
  private let kerning: [Int8]
  private let rightClasses: Int
  private let bytes: [UInt8]

  /// Reads a typeface; `nil` if it is damaged.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes, at: 0)
    for letter in [0x56, 0x54, 0x46, 0x31] as [UInt8] {
      guard reader.byte() == letter else { return nil }
    }
    guard let units = reader.u16(), units > 0, let glyphCount = reader.u16(),
      let characterCount = reader.u16(), let formCount = reader.u16(),
      let leftCount = reader.u16(), let rightCount = reader.u16(),
      let light = reader.u16(), let middle = reader.u16(), let heavy = reader.u16(),
      light < middle, middle < heavy
    else { return nil }
    unitsPerEm = Double(units)
    weights = (Double(light), Double(middle), Double(heavy))
    var characters: [UInt16] = []
    for _ in 0..<characterCount {
      guard let code = reader.u16(), let glyph = reader.u16(), glyph < glyphCount,
        Int(code) >= characters.count
      else { return nil }
      while characters.count < code { characters.append(0) }
      characters.append(glyph + 1)
    }
    glyphs = characters
    var forms: [(glyph: UInt16, form: UInt16)] = []
    for _ in 0..<formCount {
      guard let glyph = reader.u16(), let form = reader.u16(), form < glyphCount else { return nil }
      forms.append((glyph, form))
    }
    tabular = forms
    let tableEnd = reader.position + 11 * Int(glyphCount)
    let outlines = tableEnd + Int(leftCount) * Int(rightCount)
    guard outlines <= bytes.count else { return nil }
    var entries: [Entry] = []
    entries.reserveCapacity(Int(glyphCount))
    for _ in 0..<glyphCount {
      guard let low = reader.u16(), let high = reader.byte(), let advance = reader.u16(),
        let light = reader.u16(), let heavy = reader.u16(), let left = reader.byte(),
        let right = reader.byte(), left < leftCount, right < rightCount
      else { return nil }
      entries.append(
        Entry(
          start: outlines + Int(low) + Int(high) << 16, advance: Double(advance),
          light: Double(Int16(bitPattern: light)), heavy: Double(Int16(bitPattern: heavy)),
          left: Int(left), right: Int(right)))
    }
    self.entries = entries
    kerning = bytes[tableEnd..<outlines].map { Int8(bitPattern: $0) }
    rightClasses = Int(rightCount)
    self.bytes = bytes
  }

  /// The glyph of a character; `nil` if the typeface lacks it.
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    let code = Int(scalar.value)
    guard code < glyphs.count, glyphs[code] > 0 else { return nil }
    return Int(glyphs[code]) - 1
  }

  /// The form of a digit that is as wide as every other; else the glyph itself.
  func tabularForm(of glyph: Int) -> Int {
    for pair in tabular where Int(pair.glyph) == glyph { return Int(pair.form) }
    return glyph
  }

  /// How much of the light and of the heavy master's differences a weight adds.
  private func shares(_ weight: Double) -> (light: Double, heavy: Double) {
    let weight = min(max(weight, weights.light), weights.heavy)
    return weight < weights.middle
      ? ((weights.middle - weight) / (weights.middle - weights.light), 0)
      : (0, (weight - weights.middle) / (weights.heavy - weights.middle))
  }

  /// How far the pen moves.
  func advance(of glyph: Int, weight: Double) -> Double {
    guard entries.indices.contains(glyph) else { return 0 }
    let shares = shares(weight)
    let entry = entries[glyph]
    return entry.advance + entry.light * shares.light + entry.heavy * shares.heavy
  }

  /// What is added between two glyphs.
  func kerning(_ left: Int, _ right: Int) -> Double {
    guard entries.indices.contains(left), entries.indices.contains(right) else { return 0 }
    return Double(kerning[entries[left].left * rightClasses + entries[right].right]) * 4
  }

  /// The contours of a glyph: quadratic curves, y upwards; empty where the bytes are damaged.
  func outline(of glyph: Int, weight: Double) -> Path {
    var path = Path()
    let shares = shares(weight)
    guard append(glyph, at: .zero, shares: shares, depth: 0, to: &path) else { return Path() }
    return path
  }

  /// Parts of parts are followed this deep.
  private static let deepest = 4
  /// Glyphs have fewer parts, contours, and points per contour.
  private static let most = 2000

  private func append(
    _ glyph: Int, at origin: SIMD2<Double>, shares: (light: Double, heavy: Double), depth: Int,
    to path: inout Path
  ) -> Bool {
    guard depth < Self.deepest, path.elements.count < 8 * Self.most,
      entries.indices.contains(glyph)
    else { return false }
    var reader = ByteReader(bytes, at: entries[glyph].start)
    guard let contours = reader.count(atMost: Self.most) else { return false }
    if contours == 0 {
      guard let parts = reader.count(atMost: 16) else { return false }
      for _ in 0..<parts {
        guard let part = reader.count(atMost: 0xFFFF), let place = reader.places(1, shares),
          append(part, at: origin + place[0], shares: shares, depth: depth + 1, to: &path)
        else { return false }
      }
      return true
    }
    for _ in 0..<contours {
      guard let count = reader.count(atMost: Self.most), count > 0,
        let bits = reader.bits(count), let places = reader.places(count, shares)
      else { return false }
      path.appendContour(places.map { $0 + origin }, passes: bits)
    }
    return true
  }
}

extension Path {
  /// Appends a closed contour of quadratic curves: between two handles the curve passes midway.
  fileprivate mutating func appendContour(_ points: [Point], passes: [Bool]) {
    let count = points.count
    let first = passes.firstIndex(of: true)
    let start = first.map { points[$0] } ?? (points[0] + points[count - 1]) / 2
    elements.append(.move(start))
    var handle: Point?
    let offset = first.map { $0 + 1 } ?? 0
    for index in 0..<(first == nil ? count : count - 1) {
      let at = (offset + index) % count
      let point = points[at]
      if passes[at] {
        elements.append(handle.map { .quadratic($0, point) } ?? .line(point))
        handle = nil
      } else {
        if let before = handle { elements.append(.quadratic(before, (before + point) / 2)) }
        handle = point
      }
    }
    if let handle { elements.append(.quadratic(handle, start)) }
    elements.append(.close)
  }
}
