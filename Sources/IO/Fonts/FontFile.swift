// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyText
package import VibrancyDrawing
internal import VibrancyPNG
internal import VibrancyPixels

/// A font of a file, shaped by HarfBuzz. Lengths are in ems, y downwards.
@safe package final class FontFile {
  /// What it draws a cluster with, and where.
  package struct Glyph {
    /// Its number in the font.
    package let number: UInt32
    /// The place of the first scalar that it shows.
    package let place: Int
    /// How far the pen moves behind it.
    package let advance: Double
    /// Where it stands beside the pen.
    package let offset: SIMD2<Double>
  }

  private let handle: OpaquePointer
  private var outlines: [UInt32: Path] = [:]
  private var pictures: [UInt32: SourcePicture?] = [:]

  /// More glyphs than these are not shaped at once: no widget shows as many.
  private static let mostGlyphs = 20_000
  /// An outline of more numbers is not drawn.
  private static let mostNumbers = 1 << 18
  /// A picture of more bytes is not drawn.
  private static let mostBytes = 1 << 22

  /// A font of a file's bytes; `nil` if they hold none.
  ///
  /// - Parameters:
  ///   - index: As fontconfig counts the fonts of a collection.
  ///   - weight: CSS's, for a font that has an axis for it.
  package init?(_ bytes: [UInt8], index: UInt32, weight: Int) {
    let handle = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.flatMap { base in
        unsafe vtext_font_create(base, bytes.count, index, Float(weight))
      }
    }
    guard let handle = unsafe handle else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe vtext_font_free(handle) }

  /// The heights of a line above and below its baseline.
  package var heights: SIMD2<Double>? {
    let heights = unsafe vtext_font_heights(handle)
    guard SIMD4(heights.above, heights.below, 0, 0).allAreWithin(100) else { return nil }
    return [Double(heights.above), Double(heights.below)]
  }

  /// Whether it has a glyph for a scalar.
  package func has(_ scalar: Unicode.Scalar) -> Bool { unsafe vtext_font_has(handle, scalar.value) }

  /// The glyphs of scalars of one script, from left to right.
  ///
  /// - Parameter language: As BCP 47 has it; empty for none in particular.
  package func shape(
    _ scalars: ArraySlice<Unicode.Scalar>, isRightToLeft: Bool, language: String
  ) -> [Glyph] {
    let codes = scalars.prefix(Self.mostGlyphs).map(\.value)
    var glyphs = [vtext_glyph](repeating: vtext_glyph(), count: 4 * codes.count + 16)
    let count = unsafe codes.withUnsafeBufferPointer { codes in
      unsafe glyphs.withUnsafeMutableBufferPointer { glyphs in
        unsafe codes.baseAddress.map { base in
          unsafe vtext_shape(
            handle, base, codes.count, isRightToLeft, language, glyphs.baseAddress, glyphs.count)
        } ?? 0
      }
    }
    // A font that makes more of them than any script does is not a sound one.
    guard count <= glyphs.count else { return [] }
    return glyphs[..<count].compactMap { glyph in
      let lengths = SIMD4(glyph.advance, glyph.x, glyph.y, 0)
      guard lengths.allAreWithin(100), glyph.cluster < codes.count else { return nil }
      return Glyph(
        number: glyph.glyph, place: Int(glyph.cluster), advance: Double(glyph.advance),
        offset: [Double(glyph.x), -Double(glyph.y)])
    }
  }

  /// The outline of a glyph; empty if it has none.
  package func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let count = unsafe vtext_outline(handle, glyph, nil, 0)
    var path = Path()
    if count <= Self.mostNumbers {
      var numbers = [Float](repeating: 0, count: count)
      _ = unsafe numbers.withUnsafeMutableBufferPointer { numbers in
        unsafe vtext_outline(handle, glyph, numbers.baseAddress, numbers.count)
      }
      path = Path(verbs: numbers) ?? path
    }
    outlines[glyph] = path
    return path
  }

  /// The picture in color of a glyph; `nil` if there is none, or none that can be read.
  package func picture(of glyph: UInt32) -> SourcePicture? {
    if let known = pictures[glyph] { return known }
    let count = unsafe vtext_png(handle, glyph, nil, 0)
    var picture: SourcePicture?
    if count > 0, count <= Self.mostBytes {
      var bytes = [UInt8](repeating: 0, count: count)
      _ = unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        unsafe vtext_png(handle, glyph, bytes.baseAddress, bytes.count)
      }
      var limits = PNGLimits()
      limits.side = 1024
      let decoded = try? StraightImage.decodePNG(BytesInMemory(bytes), limits: limits)
      picture = (decoded?.image).map { SourcePicture($0) }
    }
    pictures[glyph] = .some(picture)
    return picture
  }
}

extension SIMD4<Float> {
  fileprivate func allAreWithin(_ most: Float) -> Bool {
    // False for what is not a number.
    indices.allSatisfy { self[$0].magnitude <= most }
  }
}

extension Path {
  /// The path of the verbs and coordinates that CVibrancyText writes, y upwards; `nil` if they are none.
  fileprivate init?(verbs numbers: [Float]) {
    self.init()
    var index = 0
    func point(_ number: Int) -> Point? {
      let (x, y) = (index + 1 + 2 * number, index + 2 + 2 * number)
      guard y < numbers.count, SIMD4(numbers[x], numbers[y], 0, 0).allAreWithin(100) else {
        return nil
      }
      return [Double(numbers[x]), -Double(numbers[y])]
    }
    while index < numbers.count {
      switch vtext_verb(rawValue: UInt32(numbers[index])) {
      case VTEXT_MOVE:
        guard let end = point(0) else { return nil }
        elements.append(.move(end))
        index += 3
      case VTEXT_LINE:
        guard let end = point(0) else { return nil }
        elements.append(.line(end))
        index += 3
      case VTEXT_QUADRATIC:
        guard let handle = point(0), let end = point(1) else { return nil }
        elements.append(.quadratic(handle, end))
        index += 5
      case VTEXT_CUBIC:
        guard let first = point(0), let second = point(1), let end = point(2) else { return nil }
        elements.append(.cubic(first, second, end))
        index += 7
      case VTEXT_CLOSE:
        elements.append(.close)
        index += 1
      default: return nil
      }
    }
  }
}
