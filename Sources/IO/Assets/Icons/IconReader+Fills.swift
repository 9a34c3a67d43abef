// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyVocabulary

extension IconReader {
  /// What a shape or the canvas is painted with; `nil`: it is none, which is reported, or nothing that is
  /// understood, which is kept.
  mutating func fill(_ cursor: JSONCursor) -> IconFill? {
    if let word = cursor.node.string {
      switch word {
      case "none": return IconFill.none
      case "automatic": return .automatic
      case "system-light": return .systemLight
      case "system-dark": return .systemDark
      default:
        leaveOut("fill \(word)")
        return nil
      }
    }
    guard let parts = cursor.members(isOnce: false) else { return nil }
    func part(_ name: String) -> JSONCursor? { parts.first { $0.node.key == name } }
    if let solid = part("solid") { return Self.color(solid).map { .solid($0) } }
    if let color = part("automatic-gradient") {
      return Self.color(color).map { .automaticGradient($0) }
    }
    guard let stops = part("linear-gradient") else {
      leaveOut("fill " + parts.map(\.node.key).joined(separator: " "))
      return nil
    }
    guard let colors = stops.list({ Self.color($0) }) else { return nil }
    guard colors.count == 2 else {
      if stops.count == 2 { return nil }
      stops.report(
        "has \(stops.count ?? colors.count) colors", fix: "write the first and the last one")
      return nil
    }
    let way = part("orientation")?.members(isOnce: false) ?? []
    func end(_ name: String, _ standard: IconFill.Point) -> IconFill.Point {
      guard let sides = way.first(where: { $0.node.key == name })?.members(isOnce: false) else {
        return standard
      }
      func side(_ name: String) -> Double? {
        guard let cursor = sides.first(where: { $0.node.key == name }),
          let number = cursor.number()
        else { return nil }
        if (-100...100).contains(number) { return number }
        cursor.report("is \(number)", fix: "write a share of the canvas, as 0.5")
        return nil
      }
      return IconFill.Point(x: side("x") ?? standard.x, y: side("y") ?? standard.y)
    }
    return .gradient(
      colors[0], colors[1], from: end("start", IconFill.Point(x: 0.5, y: 0)),
      to: end("stop", IconFill.Point(x: 0.5, y: 1)))
  }

  /// A color as bundles write it: `srgb:0.1,0.2,0.3,1` or `extended-gray:0.5,1`.
  private static func color(_ cursor: JSONCursor) -> StoredColor? {
    guard let text = cursor.string()?.value else { return nil }
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves[0] == "gray" ? "extended-gray" : String(halves[0])
    let parts = halves.count < 2 ? [] : halves[1].split(separator: ",").map { Double($0) }
    let numbers = parts.compactMap { $0 }
    guard let space = StoredColor.Space(rawValue: name), numbers.count == parts.count,
      numbers.allSatisfy({ abs($0) <= 100 }), numbers.count == (space.isGray ? 2 : 4)
    else {
      let names = StoredColor.Space.allCases.map(\.rawValue).joined(separator: ", ")
      cursor.report(
        "is '\(VisibleText.short(text))', not a color",
        fix: "write SPACE:RED,GREEN,BLUE,ALPHA (a grey: "
          + "SPACE:WHITE,ALPHA) with one of \(names)")
      return nil
    }
    return space.isGray
      ? StoredColor(space, white: numbers[0], alpha: numbers[1])
      : StoredColor(
        space, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
