// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
internal import VibrancyVocabulary

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A color as a catalog states it.
package enum CatalogColor: Sendable, Hashable {
  /// By its components.
  case stored(StoredColor)
  /// By the system's name for it, such as `systemIndigoColor`.
  case system(name: String, platform: String?)
}

extension CatalogColor {
  private enum Key: String, CaseIterable {
    case space = "color-space"
    case components, platform, reference
  }

  private enum Component: String, CaseIterable { case red, green, blue, white, alpha }

  /// A color by components or by name; `nil` if it is neither, which is told.
  package init?(_ value: JSONCursor) {
    guard let object = value.object(Key.self, .open) else { return nil }
    if let name = object[.reference] {
      guard let name = name.string()?.value else { return nil }
      self = .system(name: name, platform: object.string(.platform)?.value)
      return
    }
    let space = object.required(.space).flatMap { Self.space($0) }
    let components = object.required(.components)?.object(Component.self, .open)
    guard let space, let components else { return nil }
    let alpha = components.orNull(.alpha).map { Self.read($0, Self.alpha, Self.alpha) } ?? 1
    let parts = (space.isGray ? [.white] : [.red, .green, .blue] as [Component]).map {
      components.required($0).flatMap { Self.read($0, Self.component, Self.component) }
    }
    let known = parts.compactMap(\.self)
    guard known.count == parts.count, let alpha else { return nil }
    self = .stored(
      space.isGray
        ? StoredColor(space, white: known[0], alpha: alpha)
        : StoredColor(space, red: known[0], green: known[1], blue: known[2], alpha: alpha))
  }

  private static func space(_ value: JSONCursor) -> StoredColor.Space? {
    guard let text = value.string()?.value else { return nil }
    if let space = StoredColor.Space(rawValue: text) { return space }
    value.tell(
      "is '\(VisibleText.short(text))', no known color space; write srgb or display-p3")
    return nil
  }

  /// Xcode writes text; scripts write numbers too.
  private static func read(
    _ value: JSONCursor, _ number: (String) -> Double?, _ plain: (Double) -> Double
  ) -> Double? {
    if let number = value.node.number, number.isFinite { return plain(number) }
    guard let text = value.string()?.value else { return nil }
    if let number = number(text) { return number }
    value.tell("is '\(VisibleText.short(text))', no number; write 0.5, 0x80 or 128")
    return nil
  }

  /// With a point a fraction, behind `0x` hexadecimal of 255, else a whole number of 255.
  static func component(_ text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      guard let code = UInt16(digits.dropFirst(2), radix: 16) else { return nil }
      return (digits.count < text.count ? -1 : 1) * Double(code) / 255
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(where: { ".eE".contains($0) }) ? value : value / 255
  }

  /// Of a number without quotes, in which 1 and 1.0 are the same: a whole one above 1 is of 255.
  static func component(_ number: Double) -> Double {
    number > 1 && number.rounded() == number ? number / 255 : number
  }

  /// Always of 1.
  static func alpha(_ number: Double) -> Double { number }

  /// Always of 1, whether it has a point or not.
  static func alpha(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") { return component(text) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// A color by components, in the space in which it was stored.
package struct StoredColor: Sendable, Hashable {
  /// The spaces that catalogs know.
  package enum Space: String, Sendable, Hashable, CaseIterable {
    case srgb
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// Whether it has one component, white, not three.
    package var isGray: Bool { self == .grayGamma22 || self == .extendedGray }
  }

  /// What the components mean.
  package let space: Space
  /// Red, green and blue, or white thrice; `0...1`, beyond it in extended spaces.
  package let red: Double, green: Double, blue: Double
  /// Opacity, `0...1`, straight.
  package let alpha: Double

  /// A color of a space with three components.
  package init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.space, self.red, self.green, self.blue) = (space, red, green, blue)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// A grey of a grey space.
  package init(_ space: Space, white: Double, alpha: Double = 1) {
    self.init(space, red: white, green: white, blue: white, alpha: alpha)
  }
}

extension StoredColor {
  /// The color in encoded sRGB, straight alpha, clipped to `0...1` component by component.
  ///
  /// Display P3 has the primaries of SMPTE EG 432-1, the white and the curve of sRGB; both grey
  /// spaces have a power of 2.2. Clipping is what an 8-bit sRGB screen shows of a color outside.
  ///
  /// - Source: IEC 61966-2-1 for the curve; the matrix follows from both sets of primaries at D65.
  package var srgb: (red: Double, green: Double, blue: Double, alpha: Double) {
    let parts: [Double] =
      switch space {
      case .srgb, .extendedSRGB: [red, green, blue]
      case .extendedLinearSRGB: [red, green, blue].map(Self.encoded)
      case .displayP3: Self.fromDisplayP3([red, green, blue].map(Self.linear)).map(Self.encoded)
      case .grayGamma22, .extendedGray:
        [red, green, blue].map { Self.encoded(pow(max($0, 0), 2.2)) }
      }
    let clipped = parts.map { min(max($0, 0), 1) }
    return (clipped[0], clipped[1], clipped[2], alpha)
  }

  private static func fromDisplayP3(_ color: [Double]) -> [Double] {
    let (red, green, blue) = (color[0], color[1], color[2])
    return [
      1.2249401762805598 * red - 0.2249401762805600 * green,
      -0.0420569547096881 * red + 1.0420569547096881 * green,
      -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue,
    ]
  }

  /// Odd about 0, as extended spaces are.
  private static func linear(_ code: Double) -> Double {
    let size = abs(code)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return code < 0 ? -value : value
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let code = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -code : code
  }
}
