// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LuminanceTable {
  /// ΔE_ok between pixel `x` of two opaque, encoded rows; within 1e-5.
  package func difference(of row: PlanarRow, from other: PlanarRow, at x: Int) -> Float {
    let (one, two) = (
      (row.red[x], row.green[x], row.blue[x]), (other.red[x], other.green[x], other.blue[x])
    )
    if one == two { return 0 }
    let (p, q) = (oklab(one.0, one.1, one.2), oklab(two.0, two.1, two.2))
    let (l, a, b) = (p.0 - q.0, p.1 - q.1, p.2 - q.2)
    return (l * l + a * a + b * b).squareRoot()
  }

  private func oklab(_ red: Float, _ green: Float, _ blue: Float) -> (Float, Float, Float) {
    let (red, green, blue) = (linearized(red), linearized(green), linearized(blue))
    return OKLabRow.coordinates(red, green, blue)
  }
}
