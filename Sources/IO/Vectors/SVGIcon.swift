// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancySymbols

/// A drawing in one ink that is not a template: what its shapes fill and what its lines cover. Colors,
/// clips and texts do not count.
struct SVGIcon: SVGElementReader {
  /// What an element hands down to those inside it.
  private struct Style {
    var transform = Affine.identity
    var isHidden = false
    var isFilled = true
    var isEvenOdd = false
    var isStroked = false
    var stroke = StrokeStyle(width: 1)
  }

  /// The shapes, in the coordinates of the SVG.
  private(set) var parts: [SymbolDrawing.Part] = []
  /// The names of elements that show something and are not shapes.
  private(set) var otherElements: Set<String> = []
  var styles = SVGStyleSheet()
  private var stack: [Style] = []
  private var points = 0

  /// No icon has more points.
  private static let mostPoints = 400_000
  /// No path has more lines that are drawn along: round corners have many points.
  private static let mostLines = 5_000
  /// Elements whose contents are drawn nowhere.
  private static let hidden: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "metadata",
  ]

  private static let caps: [String: StrokeStyle.Cap] = [
    "butt": .butt, "round": .round, "square": .square,
  ]
  private static let joins: [String: StrokeStyle.Join] = [
    "miter": .miter, "round": .round, "bevel": .bevel,
  ]

  var shapeCount: Int { parts.count }

  mutating func open(
    _ name: String, id: String?, _ attributes: [String: ArraySlice<UInt8>]
  ) throws(SymbolTemplateError) {
    var style = stack.last ?? Style()
    if let value = attributes["transform"] {
      guard let transform = SVGTransform(value) else {
        throw .unreadableTransform(String(decoding: value.prefix(60), as: UTF8.self))
      }
      style.transform = transform.affine.then(style.transform)
    }
    let own = declarations(attributes)
    func value(_ key: String) -> String? {
      own[key] ?? attributes[key].map { String(decoding: $0, as: UTF8.self) }
    }
    if let fill = value("fill") { style.isFilled = fill != "none" }
    if let rule = value("fill-rule") { style.isEvenOdd = rule == "evenodd" }
    if let stroke = value("stroke") { style.isStroked = stroke != "none" }
    if let width = value("stroke-width").flatMap(Self.length) { style.stroke.width = width }
    if let cap = value("stroke-linecap").flatMap({ Self.caps[$0] }) { style.stroke.cap = cap }
    if let join = value("stroke-linejoin").flatMap({ Self.joins[$0] }) { style.stroke.join = join }
    let isClear = value("opacity").flatMap(Self.length) == 0
    if Self.hidden.contains(name) || value("display") == "none" || isClear {
      style.isHidden = true
    }
    stack.append(style)
    guard !style.isHidden else { return }
    let shape: Path?
    do { shape = try SVGShape(name, attributes)?.path } catch {
      throw .brokenPath(variant: "it")
    }
    if let shape {
      try add(shape, style)
    } else if ["text", "image", "use", "foreignObject"].contains(name) {
      otherElements.insert(name)
    }
  }

  mutating func close() { stack.removeLast() }

  private mutating func add(_ shape: Path, _ style: Style) throws(SymbolTemplateError) {
    if style.isFilled, shape.elements.count > 2 {
      var part = SymbolDrawing.Part(path: shape.transformed(by: style.transform))
      part.isEvenOdd = style.isEvenOdd
      parts.append(part)
      points += shape.elements.count
    }
    if style.isStroked, style.stroke.width > 0 {
      guard shape.elements.count <= Self.mostLines else {
        throw .tooManyPoints(limit: Self.mostLines)
      }
      // Round enough where the line is 16 pixels wide.
      let outline = shape.stroked(style.stroke, scale: min(16 / style.stroke.width, 10_000))
      var path = Path()
      for contour in outline.contours {
        guard let first = contour.first else { continue }
        path.move(to: first)
        for point in contour.dropFirst() { path.line(to: point) }
        path.close()
      }
      parts.append(SymbolDrawing.Part(path: path.transformed(by: style.transform)))
      points += path.elements.count
    }
    guard points <= Self.mostPoints else { throw .tooManyPoints(limit: Self.mostPoints) }
  }

  /// What an element's classes and its `style` say, by property; the last word counts.
  private func declarations(_ attributes: [String: ArraySlice<UInt8>]) -> [String: String] {
    var result: [String: String] = [:]
    func add(_ text: some StringProtocol) {
      for part in text.utf8.split(separator: UInt8(ascii: ";")) {
        let sides = part.split(separator: UInt8(ascii: ":"), maxSplits: 1)
        if sides.count == 2 {
          result[String(decoding: sides[0], as: UTF8.self)] = String(
            decoding: sides[1], as: UTF8.self)
        }
      }
    }
    for name in attributes["class"]?.split(separator: 0x20, maxSplits: 64) ?? [] {
      add(styles.declarations[String(decoding: name, as: UTF8.self)] ?? "")
    }
    add(String(decoding: attributes["style"]?.filter { $0 > 0x20 } ?? [], as: UTF8.self))
    return result
  }

  /// A number, with or without the unit of the drawing.
  private static func length(_ text: String) -> Double? {
    let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
    return Double(digits).flatMap { $0 >= 0 && $0 < 1e6 ? $0 : nil }
  }
}
