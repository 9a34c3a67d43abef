// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The place of an element with an id in a drawing.
package struct SVGGroup: Sendable, Hashable {
  /// The child's number for each element on the way, from 1, the root's child first; empty for the
  /// root itself.
  package let path: [Int]

  /// Elements whose content is only drawn where something refers to it.
  private static let undrawn: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "linearGradient",
    "radialGradient", "filter",
  ]
  /// The depth that librsvg accepts, too.
  private static let deepest = 256
  private static let mostNamed = 4096

  /// Finds the first element with an id.
  ///
  /// - Throws: `VectorError`: unknown, not drawn, or the document cannot be gone through.
  package init(id wanted: String, in svg: [UInt8]) throws(VectorError) {
    if svg.starts(with: [0xFF, 0xFE]) || svg.starts(with: [0xFE, 0xFF]) {
      throw .unreadableGroups(reason: "it is not UTF-8", atByte: nil)
    }
    var scanner = XMLScanner(svg)
    /// The open elements: each one's name, and how many children it has had.
    var open: [(name: String, children: Int)] = []
    var known: [String] = []
    scan: while let token = scanner.next() {
      switch token {
      case .start(let name, let id, let isEmpty):
        if !open.isEmpty { open[open.count - 1].children += 1 }
        if name == "include" {
          throw .unreadableGroups(reason: "it includes another document", atByte: nil)
        }
        if let id, id == wanted || known.count < Self.mostNamed {
          let place = (open.map(\.name) + [name]).first(where: Self.undrawn.contains)
          if id == wanted {
            if let place { throw .undrawnGroup(wanted, inside: place) }
            path = open.map(\.children)
            return
          }
          if place == nil { known.append(id) }
        }
        if !isEmpty { open.append((name, 0)) }
        guard open.count <= Self.deepest else {
          throw .unreadableGroups(
            reason: "it is nested deeper than \(Self.deepest) elements", atByte: nil)
        }
      case .end:
        guard open.popLast() != nil else { break scan }
      case .entity(let name):
        // It may stand for any number of elements, so those behind it cannot be counted.
        throw .unreadableGroups(
          reason: "it uses the entity &\(name); between its elements", atByte: nil)
      case .finish: throw .unknownGroup(wanted, known: known)
      }
    }
    throw .unreadableGroups(reason: "it is not well-formed", atByte: scanner.position)
  }

  /// Rules that leave only this element, in place, with the opacity, clip and transform of all
  /// around it.
  ///
  /// Everything else is hidden by inheritance and not by force, so that what the element refers to,
  /// wherever it stands, is drawn. One step through `n` siblings costs the renderer `n²`; at 20 000
  /// that is three seconds.
  package var stylesheet: String {
    guard !path.isEmpty else { return "" }
    let referred = ":not(clipPath):not(mask):not(pattern):not(marker)"
    var rules = ""
    var parent = ":root"
    for child in path {
      rules += "\(parent){visibility:hidden !important}\n"
      let others = "\(parent)>:not(:nth-child(\(child)))"
      rules += "\(others)\(referred),\(others) *\(referred){visibility:inherit !important}\n"
      parent += ">:nth-child(\(child))"
    }
    rules += "clipPath,mask,pattern,marker{visibility:visible !important}\n"
    return rules + "\(parent){visibility:visible !important}\n"
  }
}

/// The size that a drawing says it has, in points.
package struct VectorSize: Sendable, Hashable {
  /// Width, above 0.
  package let width: Double
  /// Height, above 0.
  package let height: Double

  init?(_ width: Double, _ height: Double) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// The size of an SVG by what its root says: `width` and `height`, and where one or both are
  /// missing its `viewBox`.
  ///
  /// - Returns: `nil` if nothing there decides it: then only what the drawing shows has a size, or a
  ///   style sheet, an `em` or a share of something unknown decides.
  /// - Throws: `VectorError.emptyViewBox`.
  package init?(ofSVG svg: [UInt8]) throws(VectorError) {
    var scanner = XMLScanner(svg)
    guard case .start(name: "svg", id: _, isEmpty: _) = scanner.next() else { return nil }
    let root = scanner.rootAttributes
    let box = root["viewBox"].flatMap { Self.viewBox($0) }
    if let box, box.width == 0 || box.height == 0 {
      throw .emptyViewBox(width: box.width, height: box.height)
    }
    if let style = root["style"], Self.styles(Array(style.utf8)[...]) { return nil }
    if let sheet = svg.firstRange(of: Array("<style".utf8)), Self.styles(svg[sheet.upperBound...]) {
      return nil
    }
    let (width, height) = (Self.side(root["width"]), Self.side(root["height"]))
    switch (width, height) {
    case (.points(let width), .points(let height)): self.init(width, height)
    case (.points(let width), .missing):
      guard let box else { return nil }
      self.init(width, width * box.height / box.width)
    case (.missing, .points(let height)):
      guard let box else { return nil }
      self.init(height * box.width / box.height, height)
    case (.missing, .missing):
      guard let box else { return nil }
      self.init(box.width, box.height)
    case (.other, _), (_, .other): return nil
    }
  }

  private enum Side {
    case points(Double)
    /// Not there, or all of it.
    case missing
    case other
  }

  private static let units: [(name: String, points: Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
  ]

  private static func side(_ text: String?) -> Side {
    guard let text else { return .missing }
    var word = text.lowercased()[...]
    word = word.drop { $0 == " " }
    while word.last == " " { word.removeLast() }
    if word == "100%" { return .missing }
    let unit = units.first { word.hasSuffix($0.name) }
    if let unit { word = word.dropLast(unit.name.count) }
    guard let value = number(word), value >= 0 else { return .other }
    return .points(value * (unit?.points ?? 1))
  }

  private static func viewBox(_ text: String) -> (width: Double, height: Double)? {
    let words = text.split { $0 == " " || $0 == "," }
    let numbers = words.compactMap { number($0) }
    guard words.count == 4, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    return (numbers[2], numbers[3])
  }

  /// A number as SVG writes it: what else Swift reads as one (`nan`, `0x10`) is none.
  private static func number(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "+-.0123456789eE".contains($0) }) else { return nil }
    return Double(text)
  }

  /// Returns `true` if style rules set a width or a height; `stroke-width` is none.
  private static func styles(_ rules: ArraySlice<UInt8>) -> Bool {
    for name in ["width", "height"].map({ Array($0.utf8) }) {
      var rest = rules
      while let range = rest.firstRange(of: name) {
        let before = range.lowerBound == rules.startIndex ? 0x20 : rules[range.lowerBound - 1]
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(before | 0x20)
        let next = rules[range.upperBound...].first { $0 > 0x20 }
        if before != UInt8(ascii: "-"), !isLetter, next == UInt8(ascii: ":") { return true }
        rest = rest[range.upperBound...]
      }
    }
    return false
  }
}
