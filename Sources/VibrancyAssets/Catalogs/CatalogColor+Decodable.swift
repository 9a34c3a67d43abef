// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension CatalogColor: Decodable {
  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, platform, reference
  }

  private enum ComponentKeys: String, CodingKey { case red, green, blue, white, alpha }

  /// A color by components or by name.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .reference) {
      self = .system(
        name: name, platform: try container.decodeIfPresent(String.self, forKey: .platform))
      return
    }
    let text = try container.decode(String.self, forKey: .space)
    guard let space = StoredColor.Space(rawValue: text) else {
      throw JSONFault(
        .value, at: decoder.codingPath + [CodingKeys.space],
        "is '\(JSONText.shown(text))', no known color space; write srgb or display-p3")
    }
    let parts = try container.nestedContainer(keyedBy: ComponentKeys.self, forKey: .components)
    func component(_ key: ComponentKeys) throws -> Double {
      let text = try parts.decode(String.self, forKey: key)
      guard let value = key == .alpha ? Self.alpha(text) : Self.component(text) else {
        throw JSONFault(
          .value, at: parts.codingPath + [key],
          "is '\(JSONText.shown(text))', no number; write 0.5, 0x80 or 128")
      }
      return value
    }
    let alpha = parts.contains(.alpha) ? try component(.alpha) : 1
    self = .stored(
      space.isGray
        ? StoredColor(space, white: try component(.white), alpha: alpha)
        : StoredColor(
          space, red: try component(.red), green: try component(.green),
          blue: try component(.blue), alpha: alpha))
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

  /// Always of 1, whether it has a point or not.
  static func alpha(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") { return component(text) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
