// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// CSS `color()` functions in an SVG, which drawing programs of wide-gamut documents write and
/// librsvg takes for an invalid value.
enum SVGColorFunctions {
  /// The longest function that is read.
  private static let longest = 160

  /// The same drawing with every `color(srgb …)` and `color(display-p3 …)` as `rgb()` or `rgba()` in
  /// sRGB, clipped as on a screen of sRGB. Other spaces, and what is not a color, stay as they are.
  static func replaced(in svg: [UInt8]) -> [UInt8] {
    let mark = Array("color(".utf8)
    var result: [UInt8] = []
    var (kept, index) = (0, 0)
    while index + mark.count <= svg.count {
      guard svg[index] == mark[0], svg[index..<index + mark.count].elementsEqual(mark),
        index == 0 || !isOfName(svg[index - 1]),
        let end = svg[index...].prefix(longest).firstIndex(of: UInt8(ascii: ")")),
        let color = plain(String(decoding: svg[index + mark.count..<end], as: UTF8.self))
      else {
        index += 1
        continue
      }
      result += svg[kept..<index]
      result += Array(color.utf8)
      index = end + 1
      kept = index
    }
    return kept == 0 ? svg : result + svg[kept...]
  }

  /// The name of the first function that gives a color of CSS Color 4 or 5 and that librsvg does not
  /// read; `nil`: there is none.
  static func firstUnread(in svg: [UInt8]) -> String? {
    let names = ["color", "color-mix", "lab", "lch", "oklab", "oklch", "hwb", "light-dark"]
    for (index, byte) in svg.enumerated() where byte == UInt8(ascii: "(") && index > 0 {
      let name = svg[max(0, index - 16)..<index].reversed().prefix { isOfName($0) }.reversed()
      if let found = names.first(where: { $0.utf8.elementsEqual(name) }) { return found }
    }
    return nil
  }

  /// Whether a byte may stand in a name, so that what follows is the rest of one.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// `display-p3 1 0 50% / .5` in sRGB.
  private static func plain(_ arguments: String) -> String? {
    let sides = arguments.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = sides.first, sides.count <= 2 else { return nil }
    let words = first.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "," }
    let space: StoredColor.Space
    switch words.first {
    case "srgb": space = .srgb
    case "display-p3": space = .displayP3
    default: return nil
    }
    let parts = words.dropFirst().compactMap(number)
    guard words.count == 4, parts.count == 3 else { return nil }
    var alpha = 1.0
    if sides.count == 2 {
      let words = sides[1].split { $0 == " " }
      guard words.count == 1, let value = number(words[0]) else { return nil }
      alpha = value
    }
    let color = StoredColor(
      space, red: parts[0], green: parts[1], blue: parts[2], alpha: alpha
    ).srgb
    let codes = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
      .joined(separator: ",")
    return color.alpha < 1 ? "rgba(\(codes),\(color.alpha))" : "rgb(\(codes))"
  }

  private static func number(_ word: Substring) -> Double? {
    if word == "none" { return 0 }
    let isPercent = word.hasSuffix("%")
    guard let value = Double(isPercent ? word.dropLast() : word), abs(value) <= 1_000 else {
      return nil
    }
    return isPercent ? value / 100 : value
  }
}
