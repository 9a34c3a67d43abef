// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVectors
package import VibrancyVocabulary

/// What an SVG says that librsvg passes over, so that its picture is another one.
package struct SVGLeftOut: Sendable {
  /// Each once.
  package private(set) var faults: [FileFault] = []

  /// The most elements that are gone through.
  private static let mostElements = 200_000
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "\""), 0x27]

  private static let declarations: [(name: String, values: [String], FileFault)] = [
    (
      "clip-path", ["circle(", "ellipse(", "inset(", "polygon(", "path(", "rect(", "xywh("],
      FileFault(
        "its 'clip-path' by a shape of CSS is not drawn",
        fix: "clip with a <clipPath> element")
    ),
    (
      "vector-effect", ["non-scaling-", "non-rotation", "fixed-position"],
      FileFault("its 'vector-effect' is not drawn", fix: "write the stroke's width as it is shown")
    ),
    (
      "transform-box", ["fill-box", "stroke-box", "content-box", "border-box"],
      FileFault(
        "its 'transform-box' is not drawn", fix: "write the point in 'transform' itself")
    ),
  ]

  /// Goes through a drawing in which custom properties and origins are replaced.
  package init(_ svg: [UInt8]) {
    for (name, values, fault) in Self.declarations where Self.declares(name, values, svg) {
      faults.append(fault)
    }
    guard svg.firstRange(of: Array("mage".utf8)) != nil else { return }
    var scanner = XMLScanner(svg, keepsAttributes: true)
    var count = 0
    while count < Self.mostElements, let token = scanner.next(), token != .finish {
      count += 1
      guard case .start(let name, _, _) = token, name == "image" || name == "feImage" else {
        continue
      }
      let attributes = scanner.attributes
      guard let link = attributes["href"] ?? attributes["xlink:href"] else { continue }
      let text = String(decoding: link, as: UTF8.self).drop { $0 == " " || $0 == "\n" }
      guard !text.isEmpty, !text.hasPrefix("#"), !text.lowercased().hasPrefix("data:") else {
        continue
      }
      faults.append(
        FileFault(
          "its picture '\(VisibleText.short(String(text)))' is another file and is not drawn",
          fix: "embed it, as a data: URL"))
      break
    }
  }

  /// Whether an attribute or a declaration has one of some values.
  private static func declares(_ name: String, _ values: [String], _ svg: [UInt8]) -> Bool {
    let word = Array(name.utf8)
    var index = 0
    while let range = svg[index...].firstRange(of: word) {
      index = range.upperBound
      let rest = svg[index...].drop(while: Self.blanks.contains)
      guard rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst().drop(while: Self.blanks.contains)
      if values.contains(where: { value.starts(with: $0.utf8) }) { return true }
    }
    return false
  }
}
