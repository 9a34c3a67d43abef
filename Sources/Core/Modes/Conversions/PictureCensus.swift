// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A census of the visible pixels (α ≥ .05) of a picture, counted row by row in memory of one size.
struct PictureCensus: Sendable {
  /// The plane that is counted: a value of a pixel, as a code of 8 bits.
  enum Plane: Int, CaseIterable {
    case red, green, blue, luma, alpha

    /// The index of its first count.
    var first: Int { 256 * rawValue }
  }

  /// Differences in codes that cannot be seen.
  static let noise = 2
  /// Codes that distinguish one thing from another: .05 of the range.
  static let distinctStep = 12

  /// Pixels of the picture.
  private(set) var canvas = 0
  /// Visible pixels.
  private(set) var visible = 0
  /// `true` if red, green, blue and luma are one, which is counted as red.
  private var isGray = false
  /// The number of visible pixels that have a code, plane by plane.
  private var counts = [Int](repeating: 0, count: 256 * Plane.allCases.count)
  private var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
  /// Rows so far.
  private(set) var rows = 0

  /// Pixels of the smallest box around what is visible.
  var box: Int { right < 0 ? 0 : (right - left + 1) * (bottom - top + 1) }

  /// `true` if colors have a hue at all.
  var isColored: Bool {
    Plane.allCases.filter { $0 != .alpha }.contains { differs($0, within: Self.distinctStep) }
  }

  /// Adds the next row of what is read.
  mutating func add(_ row: StraightSamples) {
    switch row {
    case .eight(let codes): add(codes, channels: 4)
    case .sixteen(let codes): add(codes, channels: 4)
    }
  }

  /// Adds the next row of what is written.
  ///
  /// - Parameter channels: 1 grey, 2 grey and α, 3 color, 4 color and α.
  mutating func add(_ row: CodeRow, channels: Int) {
    switch row {
    case .eight(let codes): add(codes, channels: channels)
    case .sixteen(let codes): add(codes, channels: channels)
    }
  }

  /// Returns `true` if one color of one opacity fills an area but for a twentieth.
  ///
  /// - Parameter tolerance: Codes by which pixels may differ.
  func isFlat(in area: Int, within tolerance: Int = noise) -> Bool {
    isBlock(in: area)
      && !Plane.allCases.contains { $0 != .alpha && differs($0, within: tolerance) }
  }

  /// Returns `true` if the picture is not flat, whatever is still to come.
  ///
  /// All of the rest could be visible, of the values that most pixels have, and still too many
  /// pixels would have others.
  ///
  /// - Parameter canvas: The pixels of the whole picture.
  func cannotBecomeFlat(within canvas: Int) -> Bool {
    let rest = canvas - self.canvas
    return Plane.allCases.contains { plane in
      guard !isGray || plane == .red || plane == .alpha else { return false }
      // As `isBlock` and `differs` have it, with the rest added to both sides.
      let share = plane == .alpha ? 20 : 100
      return rest < (share - 1) * visible - share * largestGroup(plane)
    }
  }

  /// The most visible pixels that count as one value.
  private func largestGroup(_ plane: Plane) -> Int {
    let (width, counts) = (2 * Self.noise + 1, counts[plane.first..<plane.first + 256])
    var sum = 0
    return counts.indices.reduce(0) { most, index in
      sum += counts[index] - (index - width >= counts.startIndex ? counts[index - width] : 0)
      return max(most, sum)
    }
  }

  /// Returns `true` if one opacity fills an area but for a twentieth.
  func isBlock(in area: Int) -> Bool { 20 * most(.alpha, within: Self.noise) >= 19 * area }

  /// Returns `true` if a hundredth of the visible pixels is further from the most frequent code.
  func differs(_ plane: Plane, within tolerance: Int) -> Bool {
    100 * (visible - most(plane, within: tolerance)) > visible
  }

  /// The visible pixels at most so far from the most frequent code.
  private func most(_ plane: Plane, within tolerance: Int) -> Int {
    let plane = isGray && plane != .alpha ? Plane.red : plane
    let counts = counts[plane.first..<plane.first + 256]
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return 0 }
    return counts[
      max(most - tolerance, counts.startIndex)...min(most + tolerance, counts.endIndex - 1)
    ].reduce(0, +)
  }

  private mutating func add<Code: CodeUnit>(_ codes: [Code], channels: Int) {
    let (codes, width) = (codes.span, codes.count / channels)
    let (hasAlpha, drop) = (channels % 2 == 0, Code(Code.bitWidth - 8))
    func code(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: codes[index] >> drop) }
    func alpha(_ start: Int) -> UInt32 { hasAlpha ? code(start &+ channels &- 1) << 24 : 255 << 24 }
    isGray = channels < 3
    if isGray {
      count(width) { alpha($0 &* channels) | code($0 &* channels) }
    } else if channels == 4, Code.bitWidth == 8 {
      // Four bytes at once, which is what is counted most.
      let bytes = unsafe codes.bytes
      count(width) {
        unsafe UInt32(
          littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: 4 &* $0, as: UInt32.self))
      }
    } else {
      count(width) {
        let start = $0 &* channels
        return alpha(start) | code(start &+ 2) << 16 | code(start &+ 1) << 8 | code(start)
      }
    }
    canvas += width
    rows += 1
  }

  /// Counts the pixels of a row.
  ///
  /// - Parameter color: A pixel in codes of 8 bits: alpha, blue, green and red from the highest, or
  ///   a gray in red's place.
  @inline(__always)
  private mutating func count(_ width: Int, color: (Int) -> UInt32) {
    // Taken out, so that it is not part of this value while a span of it is in use.
    var counts: [Int] = []
    swap(&counts, &self.counts)
    defer { swap(&counts, &self.counts) }
    var tally = counts.mutableSpan
    var x = 0
    var next = width > 0 ? color(0) : 0
    // Art is mostly runs of one color: a run is counted once.
    while x < width {
      let (run, start) = (next, x)
      repeat {
        x += 1
        next = x < width ? color(x) : ~run
      } while next == run
      if run >> 24 < 13 { continue }
      let (red, green, blue) = (run & 255, run >> 8 & 255, run >> 16 & 255)
      let count = x - start
      tally[Plane.red.first + Int(red)] += count
      tally[Plane.alpha.first + Int(run >> 24)] += count
      if !isGray {
        let luma = (2126 * red + 7152 * green + 722 * blue + 5000) / 10_000
        tally[Plane.green.first + Int(green)] += count
        tally[Plane.blue.first + Int(blue)] += count
        tally[Plane.luma.first + Int(luma)] += count
      }
      visible += count
      (left, right) = (min(left, start), max(right, x - 1))
      (top, bottom) = (min(top, rows), rows)
    }
  }
}
