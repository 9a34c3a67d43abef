// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension ColorConversion {
  /// The conversion for an ICC profile, or `nil` if it cannot be used for such a picture.
  ///
  /// A profile which is sRGB in effect, within half an 8-bit code wherever it is probed, is `none`.
  init?(profile bytes: [UInt8], isGray: Bool, bitDepth: Int) {
    guard let transform = ICCTransform(profile: bytes, channels: isGray ? 1 : 3) else { return nil }
    let entries = bitDepth == 16 ? 65_536 : 256
    let probes = isGray ? Self.grays : Self.colors
    let answers = transform.sRGB(probes)
    guard answers.allSatisfy({ $0.isFinite }) else { return nil }
    let own = isGray ? probes.flatMap { [$0, $0, $0] } : probes
    if Self.agree(answers, own, within: 0.5 / 255) {
      self = .none
    } else if isGray {
      let codes = (0..<entries).map { Float($0) / Float(entries - 1) }
      let colors = transform.sRGB(codes)
      // The neutral axis of the two profiles may differ in the last digit; a gray stays one.
      self = .curve(CurveConversion(codes: codes.indices.map { code16(colors[3 * $0 + 1]) }))
    } else if let shaper = transform.matrixShaper(entries: entries),
      let probed = transform.matrixShaper(entries: 256),
      Self.agree(answers, Self.colors(by: probed.curves, probed.matrix), within: 0.1 / 255)
    {
      self = .matrix(
        MatrixConversion(
          red: shaper.curves[0], green: shaper.curves[1], blue: shaper.curves[2],
          matrix: shaper.matrix))
    } else {
      self = .profile(ProfileConversion(transform))
    }
  }

  /// Every 8-bit gray.
  private static let grays = (0...255).map { Float($0) / 255 }

  /// Every 8-bit gray and a grid of colors, all of 8-bit codes.
  private static let colors: [Float] =
    grays.flatMap { [$0, $0, $0] }
    + grid.flatMap { r in grid.flatMap { g in grid.flatMap { b in [r, g, b] } } }
  private static let grid = [0, 16, 48, 85, 128, 170, 213, 240, 255].map { Float($0) / 255 }

  /// Whether two lists of colors agree after clipping.
  private static func agree(_ a: [Float], _ b: [Float], within tolerance: Float) -> Bool {
    zip(a, b).allSatisfy { (clipped($0) - clipped($1)).magnitude <= tolerance }
  }

  private static func clipped(_ value: Float) -> Float { min(max(value, 0), 1) }

  /// The probe colors by curves of 256 entries and a matrix.
  private static func colors(by curves: [[Float]], _ matrix: Matrix3) -> [Float] {
    let conversion = MatrixConversion(
      red: curves[0], green: curves[1], blue: curves[2], matrix: matrix)
    var source: [UInt8] = []
    for index in stride(from: 0, to: colors.count, by: 3) {
      source += colors[index..<(index + 3)].map { UInt8($0 * 255 + 0.5) }
      source.append(255)
    }
    var target = [UInt16](repeating: 0, count: source.count)
    conversion.convert(source, into: &target)
    return target.indices.filter { $0 % 4 != 3 }.map { Float(target[$0]) / 65_535 }
  }
}

extension StraightImage {
  /// The picture in sRGB, relative colorimetric, clipped; alpha stays.
  ///
  /// - Parameters:
  ///   - profile: An ICC profile of the colors of this picture, which has 8 bits per sample.
  ///   - isGray: Whether the profile describes greys, so that r = g = b.
  ///   - most: The most bytes that the result may take at 16 bits per sample; it has 8 if it is larger.
  /// - Returns: 16 bits per sample, or the picture itself if the profile is sRGB in effect; `nil` if
  ///   the profile cannot be used.
  package func converted(
    fromProfile profile: [UInt8], isGray: Bool, deepUpTo most: Int = .max
  ) -> StraightImage? {
    guard case .eight(let codes) = samples,
      let conversion = ColorConversion(profile: profile, isGray: isGray, bitDepth: 8)
    else { return nil }
    if case .none = conversion { return self }
    if 8 * size.area <= most {
      var result = [UInt16](repeating: 0, count: codes.count)
      conversion.convert(codes, into: &result)
      return StraightImage(size: size, samples: .sixteen(result))
    }
    var result: [UInt8] = []
    result.reserveCapacity(codes.count)
    var row = [UInt16](repeating: 0, count: 4 * size.width)
    for start in stride(from: 0, to: codes.count, by: row.count) {
      conversion.convert(Array(codes[start..<start + row.count]), into: &row)
      result += row.lazy.map(rounded)
    }
    return StraightImage(size: size, samples: .eight(result))
  }
}
