// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
