// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancySymbols

/// What is found in a template while its elements are gone through.
struct SymbolTemplateContents: SVGElementReader {
  /// A shape of a variant, in the coordinates of the SVG.
  struct Shape {
    var path: Path
    var isEvenOdd = false
    var level = 0
    var isCutOut = false
  }

  /// An element that is not closed yet.
  private struct Element {
    var transform = Affine.identity
    var key: SymbolVariantKey?
    var guide: String?
    var isHidden = false
    var isEvenOdd = false
  }

  /// The shapes of each variant, from the back.
  private(set) var variants: [SymbolVariantKey: [Shape]] = [:]
  /// The ends of each guide.
  private(set) var guides: [String: (low: Path.Point, high: Path.Point)] = [:]
  /// The names of elements in variants that are not shapes.
  private(set) var otherElements: Set<String> = []
  private(set) var shapeCount = 0
  var styles = SVGStyleSheet()
  private var stack: [Element] = []
  private var points = 0

  /// No template has more points in all of its variants.
  private static let mostPoints = 400_000
  /// Of elements that are not shapes so many names are reported.
  private static let mostNames = 8
  /// No shape has more classes.
  private static let mostClasses = 64

  /// Elements whose contents are drawn nowhere.
  private static let hidden: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "metadata",
  ]

  mutating func open(
    _ name: String, id: String?, _ attributes: [String: ArraySlice<UInt8>]
  ) throws(SymbolTemplateError) {
    var element = stack.last ?? Element()
    if let id {
      if let key = SymbolVariantKey(id) {
        element.key = key
        if variants[key] == nil { variants[key] = [] }
      } else if Self.isGuide(id) {
        element.guide = id
      }
    }
    if let value = attributes["transform"] {
      guard let transform = SVGTransform(value) else {
        // Notes may be turned as they like.
        guard element.key == nil, element.guide == nil, id != "Symbols" else {
          throw .unreadableTransform(String(text(value).prefix(60)))
        }
        stack.append(element)
        return
      }
      element.transform = transform.affine.then(element.transform)
    }
    let style = attributes["style"].map { text($0.filter { $0 != 0x20 }[...]) + ";" }
    func has(_ key: String, _ value: String) -> Bool {
      attributes[key].map { text($0) == value } ?? false
        || style?.contains("\(key):\(value);") ?? false
    }
    if has("fill-rule", "evenodd") { element.isEvenOdd = true }
    if has("fill-rule", "nonzero") { element.isEvenOdd = false }
    if Self.hidden.contains(name) || has("display", "none") { element.isHidden = true }
    stack.append(element)
    guard !element.isHidden, element.key != nil || element.guide != nil else { return }
    let shape: Path?
    do { shape = try SVGShape(name, attributes)?.path } catch {
      throw .brokenPath(variant: element.key?.name ?? element.guide ?? "")
    }
    guard let shape else {
      if element.key != nil, name != "g", name != "a", name != "title", name != "desc",
        otherElements.count < Self.mostNames
      {
        otherElements.insert(name)
      }
      return
    }
    points += shape.elements.count
    guard points <= Self.mostPoints else { throw .tooManyPoints(limit: Self.mostPoints) }
    let path = shape.transformed(by: element.transform)
    if let guide = element.guide {
      guard let ends = path.ends else { return }
      let known = guides[guide] ?? ends
      guides[guide] = (pointwiseMin(known.low, ends.low), pointwiseMax(known.high, ends.high))
    } else if let key = element.key, !has("fill", "none") {
      let classes = text(attributes["class"]).utf8
        .split(separator: 0x20, maxSplits: Self.mostClasses).prefix(Self.mostClasses)
        .map { String($0) ?? "" }
      variants[key, default: []].append(
        Shape(
          path: path, isEvenOdd: element.isEvenOdd, level: Self.level(classes),
          isCutOut: isCutOut(classes)))
      shapeCount += 1
    }
  }

  mutating func close() { stack.removeLast() }

  /// Where the margins of a variant are, left and right: its own, else as far from its ink as those of a
  /// variant that has them, else at its ink.
  func margins(of key: SymbolVariantKey) -> (left: Double, right: Double) {
    if let left = guides["left-margin-\(key.name)"]?.low.x,
      let right = guides["right-margin-\(key.name)"]?.low.x
    {
      return (left, right)
    }
    let ends = ends(of: key)
    // The first template has one pair, around the regular medium variant; the second names it.
    for (name, suffix) in [
      ("Regular-M", ""), ("Regular-M", "-Regular-M"), ("Regular-S", "-Regular-S"),
    ] {
      guard let other = SymbolVariantKey(name), let ink = self.ends(of: other), let ends,
        let left = guides["left-margin\(suffix)"]?.low.x,
        let right = guides["right-margin\(suffix)"]?.low.x
      else { continue }
      let ratio = key.scale.factor / other.scale.factor
      return (ends.low - (ink.low - left) * ratio, ends.high + (right - ink.high) * ratio)
    }
    return (ends?.low ?? 0, ends?.high ?? 0)
  }

  private func ends(of key: SymbolVariantKey) -> (low: Double, high: Double)? {
    let ends = (variants[key] ?? []).compactMap(\.path.ends)
    guard let low = ends.map(\.low.x).min(), let high = ends.map(\.high.x).max() else { return nil }
    return (low, high)
  }

  private func text(_ value: ArraySlice<UInt8>?) -> String {
    String(decoding: (value ?? []).filter { $0 != 0x0A }, as: UTF8.self)
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
  }

  /// The level of a class like `hierarchical-1:secondary`.
  private static func level(_ classes: [String]) -> Int {
    guard let name = classes.first(where: { $0.hasPrefix("hierarchical-") }) else { return 0 }
    return name.hasSuffix(":secondary") ? 1 : name.hasSuffix(":tertiary") ? 2 : 0
  }

  /// Whether a shape of these classes is invisible itself and erases what is behind it.
  private func isCutOut(_ classes: [String]) -> Bool {
    classes.contains { name in
      guard name.hasPrefix("monochrome-"), let style = styles.declarations[name] else {
        return false
      }
      return style.contains("-sfsymbols-clear-behind:true")
        && (style.contains("opacity:0.0") || style.hasSuffix("opacity:0"))
    }
  }
}
