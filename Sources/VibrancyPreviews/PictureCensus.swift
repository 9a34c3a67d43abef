// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPNG
internal import VibrancyPixels

/// What the visible pixels (α ≥ .05) of a picture are, counted row by row in memory of one size.
struct PictureCensus {
  /// What is counted: a value of a pixel, as a code of 8 bits.
  enum Plane: Int, CaseIterable {
    case red, green, blue, luma, alpha
  }

  /// Codes that nobody tells apart.
  static let noise = 2
  /// Codes that tell one thing from another: .05 of the range.
  static let telling = 12

  /// Pixels of the picture.
  private(set) var canvas = 0
  /// Visible pixels.
  private(set) var visible = 0
  /// How many visible pixels have a code, plane by plane.
  private var counts = [Int](repeating: 0, count: 256 * Plane.allCases.count)
  private var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
  private var rows = 0

  /// Pixels of the smallest box around what is visible.
  var box: Int { right < 0 ? 0 : (right - left + 1) * (bottom - top + 1) }

  /// Whether colors have a hue at all.
  var isColored: Bool {
    Plane.allCases.filter { $0 != .alpha }.contains { differs($0, within: Self.telling) }
  }

  /// Adds the next row of what is read.
  mutating func add(_ row: StraightSamples) {
    switch row {
    case .eight(let codes): add(codes, channels: 4)
    case .sixteen(let codes): add(codes, channels: 4)
    }
  }

  /// Adds the next row of what is written.
  mutating func add(_ row: CodeRow, layout: PNGLayout) {
    switch row {
    case .eight(let codes): add(codes, channels: layout.channels)
    case .sixteen(let codes): add(codes, channels: layout.channels)
    }
  }

  /// Whether one color of one opacity fills an area but for a twentieth.
  ///
  /// - Parameter tolerance: Codes by which pixels may differ.
  func isFlat(in area: Int, within tolerance: Int = noise) -> Bool {
    isBlock(in: area)
      && !Plane.allCases.contains { $0 != .alpha && differs($0, within: tolerance) }
  }

  /// Whether one opacity fills an area but for a twentieth.
  func isBlock(in area: Int) -> Bool { 20 * most(.alpha, within: Self.noise) >= 19 * area }

  /// Whether a hundredth of the visible pixels is further from the most frequent code.
  func differs(_ plane: Plane, within tolerance: Int) -> Bool {
    100 * (visible - most(plane, within: tolerance)) > visible
  }

  /// The visible pixels at most so far from the most frequent code.
  private func most(_ plane: Plane, within tolerance: Int) -> Int {
    let counts = counts[256 * plane.rawValue..<256 * (plane.rawValue + 1)]
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return 0 }
    return counts[
      max(most - tolerance, counts.startIndex)...min(most + tolerance, counts.endIndex - 1)
    ].reduce(0, +)
  }

  private mutating func add<Code: CodeUnit>(_ codes: [Code], channels: Int) {
    let (codes, width) = (codes.span, codes.count / channels)
    let (hasColor, hasAlpha, drop) = (channels > 2, channels % 2 == 0, Code.bitWidth - 8)
    func code(_ start: Int, _ channel: Int) -> Int { Int(codes[start + channel] >> Code(drop)) }
    var x = 0
    // Art is mostly runs of one color: a run is counted once.
    while x < width {
      let (first, start) = (x * channels, x)
      var isSame = true
      repeat {
        x += 1
        for channel in 0..<channels where isSame && x < width {
          isSame = codes[first + channel] == codes[x * channels + channel]
        }
      } while isSame && x < width
      let alpha = hasAlpha ? code(first, channels - 1) : 255
      if alpha < 13 { continue }
      let red = code(first, 0)
      let (green, blue) = hasColor ? (code(first, 1), code(first, 2)) : (red, red)
      let count = x - start
      add(count, red, to: .red)
      add(count, green, to: .green)
      add(count, blue, to: .blue)
      add(count, (2126 * red + 7152 * green + 722 * blue + 5000) / 10_000, to: .luma)
      add(count, alpha, to: .alpha)
      visible += count
      (left, right) = (min(left, start), max(right, x - 1))
      (top, bottom) = (min(top, rows), rows)
    }
    canvas += width
    rows += 1
  }

  private mutating func add(_ count: Int, _ code: Int, to plane: Plane) {
    counts[256 * plane.rawValue + code] += count
  }
}
