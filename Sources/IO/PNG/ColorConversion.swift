// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How the stored colors of a file become sRGB. Alpha is never touched.
enum ColorConversion {
  /// They are sRGB.
  case none
  /// A curve for each channel.
  case curve(CurveConversion)
  /// A curve, a matrix between linear spaces, the sRGB curve.
  case matrix(MatrixConversion)
  /// A profile that is neither, through Little CMS.
  case profile(ProfileConversion)

  /// Converts a row of r, g, b, a; `target` has as many codes as `source`.
  func convert<Code: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ source: [Code], into target: inout [UInt16]
  ) {
    switch self {
    case .none: for index in source.indices { target[index] = widened(source[index]) }
    case .curve(let curve): curve.convert(source, into: &target)
    case .matrix(let matrix): matrix.convert(source, into: &target)
    case .profile(let profile): profile.convert(source, into: &target)
    }
  }
}

/// The same share of full scale in 16 bits.
@inline(__always)
func widened<Code: FixedWidthInteger & UnsignedInteger>(_ code: Code) -> UInt16 {
  Code.bitWidth == 8 ? UInt16(truncatingIfNeeded: code) &* 257 : UInt16(truncatingIfNeeded: code)
}

/// Converts each of r, g, b by one table; grays stay gray.
struct CurveConversion {
  /// The sRGB code of each stored code: 256 or 65,536 entries.
  let codes: [UInt16]

  /// - Precondition: `codes` has an entry for each code that the rows hold.
  init(codes: [UInt16]) { self.codes = codes }

  /// The table for samples of BT.709 primaries and another curve.
  init(_ transfer: TransferFunction, bitDepth: Int) {
    let largest = bitDepth == 16 ? 65_535 : 255
    codes = (0...largest).map { code in
      let linear = transfer.linear(Double(code) / Double(largest))
      return UInt16(TransferFunction.sRGBCode(linear) * 65_535 + 0.5)
    }
  }

  func convert<Code: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ source: [Code], into target: inout [UInt16]
  ) {
    precondition(source.count == target.count)
    for pixel in 0..<(source.count / 4) {
      let index = pixel &* 4
      target[index] = codes[Int(truncatingIfNeeded: source[index])]
      target[index + 1] = codes[Int(truncatingIfNeeded: source[index + 1])]
      target[index + 2] = codes[Int(truncatingIfNeeded: source[index + 2])]
      target[index + 3] = widened(source[index + 3])
    }
  }
}

/// Converts by curve, matrix and the sRGB curve; what is outside sRGB is clipped at the end.
struct MatrixConversion {
  /// Linear light of each stored code of r, g and b: 256 or 65,536 entries each.
  private let red: [Float]
  private let green: [Float]
  private let blue: [Float]
  private let matrix: [Float]
  private let encoding = EncodingTable.shared

  /// - Precondition: each curve has an entry for each code that the rows hold.
  init(red: [Float], green: [Float], blue: [Float], matrix: Matrix3) {
    (self.red, self.green, self.blue) = (red, green, blue)
    let (r, g, b) = matrix.rows
    self.matrix = [r.x, r.y, r.z, g.x, g.y, g.z, b.x, b.y, b.z].map { Float($0) }
  }

  /// One curve for all channels.
  init(_ transfer: TransferFunction, matrix: Matrix3, bitDepth: Int) {
    let largest = bitDepth == 16 ? 65_535 : 255
    let curve = (0...largest).map { Float(transfer.linear(Double($0) / Double(largest))) }
    self.init(red: curve, green: curve, blue: curve, matrix: matrix)
  }

  func convert<Code: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ source: [Code], into target: inout [UInt16]
  ) {
    precondition(source.count == target.count)
    let (m0, m1, m2) = (matrix[0], matrix[1], matrix[2])
    let (m3, m4, m5) = (matrix[3], matrix[4], matrix[5])
    let (m6, m7, m8) = (matrix[6], matrix[7], matrix[8])
    var last: (Code, Code, Code) = (0, 0, 0)
    var codes: (UInt16, UInt16, UInt16) = (0, 0, 0)
    var isFirst = true
    for pixel in 0..<(source.count / 4) {
      let index = pixel &* 4
      let color = (source[index], source[index + 1], source[index + 2])
      // Neighbors are often equal in drawn art.
      if isFirst || color != last {
        let r = red[Int(truncatingIfNeeded: color.0)]
        let g = green[Int(truncatingIfNeeded: color.1)]
        let b = blue[Int(truncatingIfNeeded: color.2)]
        codes = (
          encoding.code(m0 * r + m1 * g + m2 * b), encoding.code(m3 * r + m4 * g + m5 * b),
          encoding.code(m6 * r + m7 * g + m8 * b)
        )
        (last, isFirst) = (color, false)
      }
      (target[index], target[index + 1], target[index + 2]) = codes
      target[index + 3] = widened(source[index + 3])
    }
  }
}

/// Converts by an ICC profile through Little CMS, one computation a color for most art.
final class ProfileConversion {
  private let transform: ICCTransform
  /// Colors converted before, by a hash; a color that collides replaces the older one.
  private var keys: [UInt64]
  private var values: [UInt64]

  private static let slotBits: UInt64 = 12
  private static let noColor = UInt64.max

  init(_ transform: ICCTransform) {
    self.transform = transform
    keys = Array(repeating: Self.noColor, count: 1 << Int(Self.slotBits))
    values = keys
  }

  func convert<Code: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ source: [Code], into target: inout [UInt16]
  ) {
    precondition(source.count == target.count)
    for pixel in 0..<(source.count / 4) {
      let index = pixel &* 4
      let key =
        UInt64(source[index]) | UInt64(source[index + 1]) << 16 | UInt64(source[index + 2]) << 32
      let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.slotBits))
      if keys[slot] != key {
        keys[slot] = key
        values[slot] = converted(key, scale: 1 / Float(Code.max))
      }
      let value = values[slot]
      target[index] = UInt16(truncatingIfNeeded: value)
      target[index + 1] = UInt16(truncatingIfNeeded: value >> 16)
      target[index + 2] = UInt16(truncatingIfNeeded: value >> 32)
      target[index + 3] = widened(source[index + 3])
    }
  }

  private func converted(_ key: UInt64, scale: Float) -> UInt64 {
    let color = [key & 0xFFFF, key >> 16 & 0xFFFF, key >> 32].map { Float($0) * scale }
    return transform.sRGB(color).enumerated().reduce(0) { value, channel in
      value | UInt64(code16(channel.element)) << (16 * UInt64(channel.offset))
    }
  }
}

/// `value` of `0...1` as a 16-bit code, rounding half up; clipped, and NaN is 0.
func code16(_ value: Float) -> UInt16 {
  UInt16((value > 0 ? (value < 1 ? value : 1) : 0) * 65_535 + 0.5)
}
