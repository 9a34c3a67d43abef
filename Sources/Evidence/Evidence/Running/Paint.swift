// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

/// A color or style, as far as it is known.
struct Paint: Sendable, Hashable {
  /// Opacity, 0…1; `nil` where it is unknown, which is opaque for most colors.
  var alpha: Double? = 1
  /// WCAG relative luminance, 0…1.
  var luminance: Double?
  /// `#RRGGBB`, or a system color's word.
  var word: String?
  /// The name that SwiftUI or the code has for it, `fill.tertiary` or `brand`.
  var name: String?
  /// Whether it is a material, which the system draws.
  var isMaterial = false
  /// The color set it comes from.
  var asset: Names?
  /// Whether it is one of several, this the darkest and most opaque.
  var isOneOfSeveral = false
  /// The colors of a gradient.
  var stops: [Paint] = []
  /// The statement that gives it, where it stands as a view.
  var spot: Spot?

  private static let words: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
  ]

  init(alpha: Double? = 1) { self.alpha = alpha }

  /// A style that is unknown, if one is given: an opaque color, as most are.
  static func likely(isGiven: Bool) -> Paint {
    var paint = Paint()
    paint.isOneOfSeveral = isGiven
    return paint
  }

  /// The color of a set.
  init(asset: Names) {
    self.asset = asset
  }

  /// A color or style by the name SwiftUI or UIKit has for it.
  init(named name: String) {
    self.name = name
    if Self.words.contains(name) { word = name }
    switch name {
    case "clear": alpha = 0
    case "black", "darkText": luminance = 0
    case "white", "lightText": luminance = 1
    default:
      if name.hasSuffix("Material") || name == "bar" || name == "glass" { isMaterial = true }
    }
    if let known = PlatformColorCode.alpha(of: name) { alpha = known }
  }

  /// A color of components, 0…1, or 0…255 as many apps' own initialisers take them.
  init(red: Double, green: Double, blue: Double, alpha: Double?) {
    let scale = max(red, green, blue) > 1 ? 255.0 : 1
    let parts = [red, green, blue].map { min(max($0 / scale, 0), 1) }
    self.alpha = alpha
    luminance =
      0.2126 * Self.linear(parts[0]) + 0.7152 * Self.linear(parts[1])
      + 0.0722 * Self.linear(parts[2])
    word =
      "#"
      + parts.map { part in
        let code = Int((part * 255).rounded())
        let digits = String(code, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// The sRGB transfer function's inverse (IEC 61966-2-1).
  private static func linear(_ code: Double) -> Double {
    guard code > 0.04045 else { return code / 12.92 }
    let base = (code + 0.055) / 1.055
    let square = base * base
    // This room has no mathematics library: the fifth root of base² by Newton's method.
    var root = 1.0
    for _ in 0..<24 {
      root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
    }
    return square * root
  }

  /// What a property of it is that is a style again; `nil` for any other.
  func member(_ name: String) -> Paint? {
    switch name {
    // What apps call the same color of the other framework.
    case "gradient", "primary", "asColor", "color", "swiftUIColor", "uiColor", "cgColor": self
    default: HierarchicalLevel(name: name).map { faded($0.shareOfColor).named(self, name) }
    }
  }

  /// What SwiftUI calls a property of another.
  private func named(_ other: Paint, _ member: String) -> Paint {
    var paint = self
    paint.name = other.name.map { $0 + "." + member }
    return paint
  }

  /// With another opacity on top.
  func faded(_ opacity: Double?) -> Paint {
    var paint = self
    if let opacity { paint.alpha = (alpha ?? 1) * opacity } else { paint.alpha = nil }
    if opacity != 1 { (paint.word, paint.name) = (nil, nil) }
    return paint
  }

  /// As `luminanceToAlpha` draws it; the opacity is unknown where the color is.
  var withLuminanceAsAlpha: Paint { faded(luminance) }

  /// One of several paints.
  static func one(of paints: [Paint]) -> Paint? {
    guard var joined = paints.first else { return nil }
    guard paints.contains(where: { !$0.looks(like: joined) }) else { return joined }
    joined.isOneOfSeveral = true
    (joined.word, joined.name) = (nil, nil)
    let alphas = paints.map { $0.alpha ?? 1 }
    joined.alpha = alphas.max()
    let known = paints.compactMap(\.luminance)
    joined.luminance = known.min()
    joined.isMaterial = paints.allSatisfy(\.isMaterial)
    joined.asset = paints.compactMap(\.asset).reduce(nil) { $0?.union($1) ?? $1 }
    return joined
  }

  private func looks(like other: Paint) -> Bool {
    var (a, b) = (self, other)
    (a.spot, b.spot) = (nil, nil)
    (a.stops, b.stops) = ([], [])
    (a.name, b.name) = (nil, nil)
    return a == b
  }

  /// All of several colors, side by side: a gradient.
  static func blend(of paints: [Paint]) -> Paint {
    var joined = Paint(alpha: 1)
    joined.stops = paints.count <= 8 ? paints : []
    for paint in paints {
      joined.alpha = joined.alpha.flatMap { own in paint.alpha.map { min(own, $0) } }
    }
    return joined
  }
}
