// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the style sheets of an SVG say of classes: `.a, .b { fill: none }`.
struct SVGStyleSheet {
  /// The declarations of each class, without blanks: `fill:none;stroke:#000`.
  private(set) var declarations: [String: String] = [:]

  /// No more classes are read.
  private static let most = 1000
  private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  /// Reads the rules of a style sheet, as far as they are of classes.
  mutating func add(_ text: some Collection<UInt8>) {
    for rule in text.split(separator: UInt8(ascii: "}")) {
      let parts = rule.split(separator: UInt8(ascii: "{"))
      guard parts.count == 2 else { continue }
      let body = String(
        decoding: parts[1].filter { !Self.blanks.contains($0) }, as: UTF8.self)
      for selector in parts[0].split(separator: UInt8(ascii: ",")) {
        let name = selector.filter { !Self.blanks.contains($0) }
        guard name.first == UInt8(ascii: "."), declarations.count < Self.most else { continue }
        let key = String(decoding: name.dropFirst(), as: UTF8.self)
        declarations[key] = declarations[key].map { "\($0);\(body)" } ?? body
      }
    }
  }
}
