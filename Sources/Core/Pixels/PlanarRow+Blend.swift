// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The way a picture is mixed with what lies below it.
///
/// Raw values are those of an icon bundle.
package enum BlendMode: String, Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten
  case softLight = "soft-light"
  case hardLight = "hard-light"
  case plusLighter = "plus-lighter"
  case plusDarker = "plus-darker"

  /// The mixture of a straight channel, `0...1`, of what lies below and what lies above.
  ///
  /// - Source: W3C, Compositing and Blending Level 1, section 9.1; `plus-darker` is Core Graphics'
  ///   max(0, below + above − 1).
  func mixed(_ below: Float, _ above: Float) -> Float {
    switch self {
    case .normal: above
    case .multiply: below * above
    case .screen: below + above - below * above
    case .overlay: Self.hardLight.mixed(above, below)
    case .darken: min(below, above)
    case .lighten: max(below, above)
    case .hardLight:
      above <= 0.5
        ? below * 2 * above : Self.screen.mixed(below, 2 * above - 1)
    case .softLight: Self.soft(below, above)
    case .plusLighter: min(1, below + above)
    case .plusDarker: max(0, below + above - 1)
    }
  }

  private static func soft(_ below: Float, _ above: Float) -> Float {
    if above <= 0.5 { return below - (1 - 2 * above) * below * (1 - below) }
    let root = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * above - 1) * (root - below)
  }
}

extension PlanarRow {
  /// Makes every pixel the grey of its Rec. 709 luma; α stays.
  package mutating func desaturate() {
    var luma: [Float] = []
    self.luma(into: &luma)
    (red, green, blue) = (luma, luma, luma)
  }

  /// Lays a row of the same width over this one: `co = cs(1 − αb) + cb(1 − αs) + αs·αb·B(Cb, Cs)`.
  ///
  /// Encoded sRGB, premultiplied. Source-over for `normal`.
  package mutating func blend(_ top: PlanarRow, _ mode: BlendMode) {
    if mode == .normal { return composite(top) }
    for x in 0..<width {
      let (a, b) = (top.alpha[x], alpha[x])
      guard a > 0 else { continue }
      func channel(_ above: Float, _ below: Float) -> Float {
        guard b > 0 else { return above }
        let mixed = mode.mixed(clamped(below / b), clamped(above / a))
        return above * (1 - b) + below * (1 - a) + a * b * mixed
      }
      red[x] = channel(top.red[x], red[x])
      green[x] = channel(top.green[x], green[x])
      blue[x] = channel(top.blue[x], blue[x])
      alpha[x] = a + b * (1 - a)
    }
  }
}
