// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
internal import VibrancyVocabulary

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

  /// A color by components or by name; `nil` if it is neither, which is reported.
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
    value.report(
      "is '\(VisibleText.short(text))', not a known color space", fix: "write srgb or display-p3")
    return nil
  }

  /// Xcode writes text; scripts write numbers too.
  private static func read(
    _ value: JSONCursor, _ number: (String) -> Double?, _ plain: (Double) -> Double
  ) -> Double? {
    if let number = value.node.number, number.isFinite { return plain(number) }
    guard let text = value.string()?.value else { return nil }
    if let number = number(text) { return number }
    value.report("is '\(VisibleText.short(text))', not a number", fix: "write 0.5, 0x80 or 128")
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
