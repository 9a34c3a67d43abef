// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the color chunks of a file: the first of `cICP`, `iCCP`, `sRGB`, `gAMA` that is usable.
///
/// The order is that of the PNG specification, third edition. A chunk that cannot be used is a
/// warning, and the next one counts.
struct ColorChunks {
  /// What the color is taken from.
  private(set) var tagging = ColorTagging.untagged
  private(set) var conversion = ColorConversion.none
  private(set) var warnings: [PNGWarning] = []
  /// Whether the codes are PQ or HLG by ITU-R BT.2100.
  private(set) var isHighDynamicRange = false

  /// Whether the stored codes are sRGB as they are.
  var keepsCodes: Bool { if case .none = conversion { true } else { false } }

  private var chunks: [String: [UInt8]] = [:]
  private let isGray: Bool
  private let bitDepth: Int

  init(
    _ stored: [(chunk: PNGChunk, isAfterPalette: Bool)], colorType: PNGColorType, bitDepth: Int,
    limits: PNGLimits
  ) {
    isGray = colorType == .gray || colorType == .grayAlpha
    self.bitDepth = bitDepth
    for (chunk, isAfterPalette) in stored where PNGChunk.colorNames.contains(chunk.name) {
      if isAfterPalette {
        warn("\(chunk.name): out of place, not used")
      } else if chunks[chunk.name] != nil {
        warn("\(chunk.name): there is another one, the first counts")
      } else {
        chunks[chunk.name] = chunk.data
      }
    }
    if useCICP() || useICCP(limits) || useSRGB() || useGamma() { return }
  }

  private mutating func warn(_ text: String) { warnings.append(PNGWarning(text: text)) }

  private mutating func useCICP() -> Bool {
    guard let data = chunks["cICP"] else { return false }
    if data.count == 4, Self.highDynamicRange.contains(data[1]) { isHighDynamicRange = true }
    guard data.count == 4, data[2] == 0, data[3] == 1,
      let (primaries, transfer) = Self.space(primaries: data[0], transfer: data[1])
    else {
      warn("cICP: \(data.map(String.init).joined(separator: " ")) is not supported, not used")
      return false
    }
    guard use(primaries, transfer) else { return false }
    tagging = .cICP
    return true
  }

  private mutating func useICCP(_ limits: PNGLimits) -> Bool {
    guard let data = chunks["iCCP"] else { return false }
    guard let end = data.prefix(80).firstIndex(of: 0), end > 0, data.count > end + 2,
      data[end + 1] == 0
    else {
      warn("iCCP: malformed, not used")
      return false
    }
    switch inflate(data[(end + 2)...], limit: limits.profileBytes) {
    case .tooLarge:
      warn("iCCP: the profile is over \(limits.profileBytes) bytes, not used")
      return false
    case .damaged:
      warn("iCCP: the profile is damaged, not used")
      return false
    case .bytes(let profile):
      if let transfer = Self.transfer(ofProfile: profile) {
        isHighDynamicRange = Self.highDynamicRange.contains(transfer)
      }
      guard
        let conversion = ColorConversion(profile: profile, isGray: isGray, bitDepth: bitDepth)
      else {
        warn("iCCP: no profile for \(isGray ? "gray" : "RGB") pictures, not used")
        return false
      }
      (self.conversion, tagging) = (conversion, .iCCP)
      return true
    }
  }

  /// The transfer characteristics of ITU-T H.273 that are PQ and HLG.
  private static let highDynamicRange: Set<UInt8> = [16, 18]

  /// The transfer characteristics that a profile's `cicp` tag states; `nil`: it has none.
  private static func transfer(ofProfile profile: [UInt8]) -> UInt8? {
    let (table, entry) = (132, 12)
    guard profile.count >= table else { return nil }
    for index in 0..<min(Int(number(profile[128..<132])), 100) {
      let start = table + index * entry
      guard start + entry <= profile.count else { return nil }
      guard profile[start..<start + 4].elementsEqual("cicp".utf8) else { continue }
      let offset = Int(number(profile[start + 4..<start + 8]))
      // The type and 4 reserved bytes, then primaries, transfer, matrix and range.
      return offset + 12 <= profile.count ? profile[offset + 9] : nil
    }
    return nil
  }

  private mutating func useSRGB() -> Bool {
    guard let data = chunks["sRGB"] else { return false }
    guard data.count == 1, data[0] <= 3 else {
      warn("sRGB: malformed, not used")
      return false
    }
    tagging = .sRGB
    return true
  }

  private mutating func useGamma() -> Bool {
    guard let data = chunks["gAMA"] else { return false }
    guard data.count == 4, case let gamma = Self.number(data[...]), gamma > 0 else {
      warn("gAMA: malformed, not used")
      return false
    }
    let primaries = usableChromaticities()
    // Within 5 % of 1/2.2 it is the sRGB curve that is meant.
    let isSRGBCurve = (Double(gamma) - 45_455).magnitude <= 0.05 * 45_455
    let transfer = TransferFunction.power(exponent: 100_000 / Double(gamma))
    if primaries == .bt709, isSRGBCurve {
      tagging = .gamma
      return true
    }
    guard use(primaries, transfer) else { return false }
    tagging = .gamma
    return true
  }

  private mutating func usableChromaticities() -> Chromaticities {
    guard let data = chunks["cHRM"] else { return .bt709 }
    if data.count == 32 {
      let values = (0..<8).map { Double(Self.number(data[(4 * $0)..<(4 * $0 + 4)])) / 100_000 }
      let points = (0..<4).map { Chromaticities.Point(x: values[2 * $0], y: values[2 * $0 + 1]) }
      let given = Chromaticities(
        red: points[1], green: points[2], blue: points[3], white: points[0])
      if given.isBT709 { return .bt709 }
      if values.allSatisfy({ $0 <= 1 }), given.toLinearSRGB != nil { return given }
    }
    warn("cHRM: no usable primaries, not used")
    return .bt709
  }

  private mutating func use(_ primaries: Chromaticities, _ transfer: TransferFunction) -> Bool {
    if primaries == .bt709 {
      conversion =
        transfer == .sRGB ? .none : .curve(CurveConversion(transfer, bitDepth: bitDepth))
      return true
    }
    guard let matrix = primaries.toLinearSRGB else { return false }
    conversion = .matrix(MatrixConversion(transfer, matrix: matrix, bitDepth: bitDepth))
    return true
  }

  /// What ITU-T H.273 means by two of its code points, of those that are supported.
  private static func space(
    primaries: UInt8, transfer: UInt8
  ) -> (Chromaticities, TransferFunction)? {
    let spaces: [UInt8: Chromaticities] = [1: .bt709, 9: .bt2020, 12: .p3]
    let curves: [UInt8: TransferFunction] = [
      1: .bt709, 6: .bt709, 8: .power(exponent: 1), 13: .sRGB, 14: .bt709, 15: .bt709,
    ]
    guard let space = spaces[primaries], let curve = curves[transfer] else { return nil }
    return (space, curve)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
