// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Who takes the elements of an SVG, one after the other.
protocol SVGElementReader {
  /// The style sheets so far.
  var styles: SVGStyleSheet { get set }
  /// How many shapes were taken.
  var shapeCount: Int { get }
  /// Begins an element.
  mutating func open(
    _ name: String, id: String?, _ attributes: [String: ArraySlice<UInt8>]
  ) throws(SymbolTemplateError)
  /// Ends the last element.
  mutating func close()
}

extension SVGElementReader {
  private static var mostBytes: Int { 4 << 20 }
  private static var deepest: Int { 256 }
  /// No symbol has more shapes.
  private static var mostShapes: Int { 2_000 }

  /// Goes through all elements of an SVG.
  mutating func read(_ svg: [UInt8]) throws(SymbolTemplateError) {
    guard svg.count <= Self.mostBytes else { throw .tooLarge(limit: Self.mostBytes) }
    var scanner = XMLScanner(svg, keepsAttributes: true)
    var depth = 0
    while let token = scanner.next() {
      switch token {
      case .start(let name, let id, let isEmpty):
        if name == "style" {
          styles.add(svg[scanner.position...].prefix { $0 != UInt8(ascii: "<") })
        }
        try open(name, id: id, scanner.attributes)
        guard shapeCount <= Self.mostShapes else { throw .tooLarge(limit: Self.mostBytes) }
        depth += 1
        guard depth <= Self.deepest else { throw .tooDeep(limit: Self.deepest) }
        if isEmpty {
          close()
          depth -= 1
        }
      case .end:
        guard depth > 0 else { throw .broken(byte: scanner.position) }
        close()
        depth -= 1
      case .entity: continue
      case .finish:
        guard depth == 0 else { throw .broken(byte: svg.count) }
        return
      }
    }
    throw .broken(byte: scanner.position)
  }
}
