// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Copies another row of the same width into this one, without taking memory.
  public mutating func copy(_ other: PlanarRow) {
    Self.copy(other.red, to: &red)
    Self.copy(other.green, to: &green)
    Self.copy(other.blue, to: &blue)
    Self.copy(other.alpha, to: &alpha)
  }

  /// Makes the row transparent but for another row laid from column `x` on, cut at the ends.
  public mutating func place(_ other: PlanarRow, at x: Int) {
    fill(.black, opacity: 0)
    let columns = Swift.max(0, x)..<Swift.max(Swift.max(0, x), Swift.min(width, x + other.width))
    for column in columns {
      red[column] = other.red[column - x]
      green[column] = other.green[column - x]
      blue[column] = other.blue[column - x]
      alpha[column] = other.alpha[column - x]
    }
  }

  /// Replaces the color by `ink × α`; alpha stays.
  public mutating func setInk(_ ink: EncodedColor) {
    for index in 0..<width {
      red[index] = ink.red * alpha[index]
      green[index] = ink.green * alpha[index]
      blue[index] = ink.blue * alpha[index]
    }
  }

  private static func copy(_ source: [Float], to target: inout [Float]) {
    let (from, count) = (source.span, target.count)
    var to = target.mutableSpan
    precondition(from.count == count)
    for index in 0..<count { to[index] = from[index] }
  }
}
