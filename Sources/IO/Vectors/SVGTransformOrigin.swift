// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of an SVG that librsvg passes over: `transform-origin`, which is written into the
/// transforms here, and HTML in a `<foreignObject>`.
package struct SVGTransformOrigin {
  /// The drawing with every origin as a part of its element's transform.
  package private(set) var svg: [UInt8]
  /// Whether an origin is left that is not drawn: in a style sheet, or a share of what is not known.
  package private(set) var isUnread = false
  /// Whether it shows HTML.
  package private(set) var showsHTML = false

  /// The most elements that are gone through.
  private static let mostElements = 200_000
  private static let name = "transform-origin"
  /// Elements of which nothing is drawn.
  private static let undrawn: Set<String> = ["defs", "symbol", "clipPath", "mask", "pattern"]

  /// A part of the document, and what takes its place.
  private struct Change {
    var range: Range<Int>
    var text: String
  }

  /// Goes through a drawing.
  package init(_ svg: [UInt8]) {
    self.svg = svg
    let hasOrigin = svg.firstRange(of: Array(Self.name.utf8)) != nil
    guard hasOrigin || svg.firstRange(of: Array("foreignObject".utf8)) != nil else { return }
    var scanner = XMLScanner(svg, keepsAttributes: true)
    var changes: [Change] = []
    // Of each open element whether nothing of it is drawn, and the number of these.
    var open: [Bool] = []
    var (hidden, count) = (0, 0)
    while count < Self.mostElements, let token = scanner.next(), token != .finish {
      count += 1
      switch token {
      case .start(let name, _, let isEmpty):
        let attributes = scanner.attributes
        // Programs ask for an extension of their own and keep what is drawn beside it.
        if name == "foreignObject", !isEmpty, attributes["requiredExtensions"] == nil, hidden == 0 {
          showsHTML = true
        }
        if !isEmpty {
          let isUndrawn = Self.undrawn.contains(name)
          open.append(isUndrawn)
          if isUndrawn { hidden += 1 }
        }
        if hasOrigin { changes += Self.changes(attributes, &isUnread) }
      case .end: if open.popLast() == true { hidden -= 1 }
      case .entity, .finish: break
      }
    }
    guard !changes.isEmpty else {
      isUnread = hasOrigin
      return
    }
    var (result, kept): ([UInt8], Int) = ([], 0)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= kept {
      result += svg[kept..<change.range.lowerBound]
      result += Array(change.text.utf8)
      kept = change.range.upperBound
    }
    self.svg = result + svg[kept...]
  }

  /// What changes in an element.
  private static func changes(
    _ attributes: [String: ArraySlice<UInt8>], _ isUnread: inout Bool
  ) -> [Change] {
    var declarations: [(key: String, value: String)] = []
    let style = attributes["style"]
    for part in style?.split(separator: UInt8(ascii: ";")) ?? [] {
      let sides = part.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      if sides.count == 2 { declarations.append((text(sides[0]), text(sides[1]))) }
    }
    let styled = declarations.last { $0.key == name }?.value
    guard let origin = styled ?? attributes[name].map({ text($0) }) else { return [] }
    let transform = declarations.last { $0.key == "transform" }?.value
    guard transform != nil || attributes["transform"] != nil else { return [] }
    guard let point = point(origin) else {
      isUnread = true
      return []
    }
    var changes: [Change] = []
    if let range = attributes[name].map({ $0.startIndex..<$0.endIndex }) {
      changes.append(Change(range: range, text: "0 0"))
    }
    if let style, styled != nil || transform != nil {
      let rest = declarations.filter { $0.key != name && $0.key != "transform" }
        .map { "\($0.key):\($0.value)" }
      let turned = transform.map { "transform:\(about(point, $0, unit: "px"))" }
      changes.append(
        Change(
          range: style.startIndex..<style.endIndex,
          text: (rest + [turned].compactMap(\.self)).joined(separator: ";")))
    }
    if transform == nil, let value = attributes["transform"] {
      changes.append(
        Change(
          range: value.startIndex..<value.endIndex, text: about(point, text(value), unit: "")))
    }
    return changes
  }

  /// A transform about a point.
  private static func about(
    _ point: (x: Double, y: Double), _ transform: String, unit: String
  ) -> String {
    let (x, y) = (point.x, point.y)
    return "translate(\(x)\(unit),\(y)\(unit)) \(transform) translate(\(-x)\(unit),\(-y)\(unit))"
  }

  /// Two lengths: `24 24`, `24px 24px`; `nil`: others, and words and shares.
  private static func point(_ value: String) -> (x: Double, y: Double)? {
    let lengths = value.split { $0 == " " || $0 == "," }.map { word in
      Double(word.hasSuffix("px") ? word.dropLast(2) : word).flatMap {
        abs($0) < 1e6 ? $0 : nil
      }
    }
    guard lengths.count == 2 || lengths.count == 3, let x = lengths[0], let y = lengths[1] else {
      return nil
    }
    return (x, y)
  }

  /// Without blanks around it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.drop { $0 <= 0x20 }
    let text = start.reversed().drop { $0 <= 0x20 }.reversed()
    return String(decoding: text.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
  }
}
