// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A 3 × 3 matrix of doubles, for colorimetry; rows first.
struct Matrix3: Equatable {
  typealias Vector = (x: Double, y: Double, z: Double)

  var rows: (Vector, Vector, Vector)

  init(_ first: Vector, _ second: Vector, _ third: Vector) { rows = (first, second, third) }

  init(diagonal d: Vector) { self.init((d.x, 0, 0), (0, d.y, 0), (0, 0, d.z)) }

  init(columns a: Vector, _ b: Vector, _ c: Vector) {
    self.init((a.x, b.x, c.x), (a.y, b.y, c.y), (a.z, b.z, c.z))
  }

  static func == (a: Matrix3, b: Matrix3) -> Bool {
    a.rows.0 == b.rows.0 && a.rows.1 == b.rows.1 && a.rows.2 == b.rows.2
  }

  static func * (m: Matrix3, v: Vector) -> Vector {
    func dot(_ r: Vector) -> Double { r.x * v.x + r.y * v.y + r.z * v.z }
    return (dot(m.rows.0), dot(m.rows.1), dot(m.rows.2))
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    let t = b.transposed
    return Matrix3(columns: a * t.rows.0, a * t.rows.1, a * t.rows.2)
  }

  var transposed: Matrix3 { Matrix3(columns: rows.0, rows.1, rows.2) }

  /// The inverse, or `nil` for a matrix that has none worth using.
  var inverse: Matrix3? {
    func cross(_ a: Vector, _ b: Vector) -> Vector {
      (a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (r0, r1, r2) = rows
    let c = (cross(r1, r2), cross(r2, r0), cross(r0, r1))
    let determinant = r0.x * c.0.x + r0.y * c.0.y + r0.z * c.0.z
    guard determinant.magnitude > 1e-9 else { return nil }
    func scaled(_ v: Vector) -> Vector {
      (v.x / determinant, v.y / determinant, v.z / determinant)
    }
    return Matrix3(columns: scaled(c.0), scaled(c.1), scaled(c.2))
  }
}

/// Linear light to 16-bit sRGB codes without a power function per pixel.
///
/// Interpolates between 16,385 exact values. The error is largest just above 0.0031308, where the
/// second derivative is about -2,400: step² / 8 · 2,400 = 1.1e-6, that is 0.08 of a code.
struct EncodingTable {
  static let shared = EncodingTable()

  private static let steps = 16_384
  private let codes: [Float]

  private init() {
    codes = (0...(Self.steps + 1)).map { step in
      let linear = min(Double(step) / Double(Self.steps), 1)
      return Float(TransferFunction.sRGBCode(linear) * 65_535)
    }
  }

  /// The code of `linear`, clipped to `0...1`; NaN is 0.
  @inline(__always)
  func code(_ linear: Float) -> UInt16 {
    let clipped = linear > 0 ? (linear < 1 ? linear : 1) : 0
    let position = clipped * Float(Self.steps)
    let index = Int(position)
    let low = codes[index]
    return UInt16(low + (codes[index + 1] - low) * (position - Float(index)) + 0.5)
  }
}
