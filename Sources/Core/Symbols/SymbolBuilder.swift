// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A symbol of the system as open outlines draw it, in shares of the font's size, about its middle.
struct SymbolBuilder {
  /// What is filled.
  private(set) var glyph = Glyph()
  /// Its ink, as Apple's has it as far as that is known.
  private(set) var ink = Contour.Point.zero
  /// The box that layout sees.
  private(set) var box = Contour.Point.zero
  /// How the name was found.
  private(set) var kind = Symbol.Kind.unknown
  /// The end of the name that is not drawn.
  private(set) var undrawn: [UInt8] = []
  /// Letters that the drawing has room for.
  private(set) var letters: [Unicode.Scalar] = []
  /// How high they are.
  private(set) var letterHeight = 0.0
  /// Whether they are cut out of what is filled.
  private(set) var isLetterCutOut = false

  private let table: SymbolTable
  /// How much thicker than at regular weight the lines are.
  private let growth: Double

  /// Draws a symbol.
  init(_ name: String, weight: Double, table: SymbolTable) {
    self.table = table
    growth = SymbolMetrics.growth(weight)
    // A name's bytes are copied only as far as they can matter.
    let bytes = Array(name.utf8.prefix(256))[...]
    if let entry = table.entry(bytes) {
      kind = .exact
      set(drawn(table.glyph(of: entry), entry), entry)
    } else if let parts = SymbolName(bytes) {
      build(parts)
    }
    if kind == .unknown { buildUnknown(bytes) }
  }

  private mutating func build(_ name: SymbolName) {
    var (stem, rest) = (name.base, [ArraySlice<UInt8>]())
    // A letter or a number in a shape.
    if name.enclosure != nil, name.base.count == 1, let first = name.base.first, first.count <= 2,
      let letter = Self.letter(of: first)
    {
      kind = .derived
      enclose(Glyph(), in: name)
      let second = Self.letter(of: first.dropFirst()).map { [$0] } ?? []
      return put([letter] + second, isCutOut: name.isFilled)
    }
    while !stem.isEmpty {
      if let found = find(stem, name) {
        undrawn = SymbolName.bytes(of: rest.reversed() + name.undrawn)
        var glyph = found.glyph
        if name.isStruck { glyph = struck(glyph) }
        if name.enclosure != nil {
          enclose(glyph, in: name)
        } else {
          set(glyph, found.entry)
        }
        kind = undrawn.isEmpty ? .derived : .stem
        return
      }
      rest.append(stem.removeLast())
    }
  }

  /// The outline of a stem, filled if the name is or if it stands in a shape.
  private func find(
    _ stem: ArraySlice<ArraySlice<UInt8>>, _ name: SymbolName
  ) -> (glyph: Glyph, entry: SymbolTable.Entry)? {
    let bare = SymbolName.bytes(of: stem)
    let filled = table.entry(bare + Array(".fill".utf8))
    let isEnclosed = name.enclosure != nil
    if name.isFilled || isEnclosed, let filled {
      return (drawn(table.glyph(of: filled), filled), filled)
    }
    guard let entry = table.entry(bare) ?? filled else { return nil }
    let glyph = drawn(table.glyph(of: entry), entry)
    return (name.isFilled && !isEnclosed ? glyph.silhouette : glyph, entry)
  }

  /// An outline at its size.
  private func drawn(_ glyph: Glyph, _ entry: SymbolTable.Entry) -> Glyph {
    let size = entry.ink + growth
    let isFilled = entry.name.suffix(5).elementsEqual(".fill".utf8)
    let thicker = growth * (isFilled ? SymbolMetrics.filledGrowth : 1)
    let distance = (thicker + SymbolMetrics.thickening) / 2
    return glyph.stretched(to: size).grown(by: distance, isFilled: isFilled).stretched(to: size)
  }

  private mutating func set(_ glyph: Glyph, _ entry: SymbolTable.Entry) {
    self.glyph = glyph
    ink = entry.ink + growth
    let usual = SymbolMetrics.box(around: entry.ink)
    box = [
      (entry.box.x > 0 ? entry.box.x : usual.x) + growth,
      (entry.box.y > 0 ? entry.box.y : usual.y) + growth,
    ]
  }

  /// A slash from the top left, with gaps beside it.
  private func struck(_ glyph: Glyph) -> Glyph {
    guard let bounds = glyph.bounds else { return glyph }
    let size = bounds.high - bounds.low
    let reach = max(size.x, size.y) * 0.5
    let normal = Contour.Point(1, -1) / 2.0.squareRoot()
    let width = SymbolMetrics.line + growth
    let gap = width / 2 + SymbolMetrics.gap
    var result = glyph.clipped(by: normal, at: gap)
    result.contours += glyph.clipped(by: -normal, at: gap).contours
    let along = Contour.Point(1, 1) / 2.0.squareRoot()
    let long = reach * 2 * 2.0.squareRoot() - width * 0.4
    let slash = Contour(boxOf: [long, width], radius: width / 2)
    result.contours.append(slash.mapped { along * $0.x - normal * $0.y })
    return result
  }

  private mutating func enclose(_ inner: Glyph, in name: SymbolName) {
    var room = Contour.Point(0.56, 0.56)
    var size = SymbolMetrics.circle
    var isRound = false
    var shape: Glyph?
    switch name.enclosure {
    case .circle?, nil: isRound = true
    case .square?: size = SymbolMetrics.square
    case .rectangle?:
      size = SymbolMetrics.rectangle
      room.x = 0.8
    case .shape(let bytes)?:
      room = [0.46, 0.46]
      guard let entry = table.entry(bytes) else { break }
      size = entry.ink
      shape = drawn(table.glyph(of: entry), entry)
      if name.isFilled { shape = shape?.silhouette }
    }
    let outer = size + growth
    let line = SymbolMetrics.line + growth
    let radius = isRound ? outer.x : SymbolMetrics.radius
    var result = shape ?? Glyph([Contour(boxOf: outer, radius: radius)])
    if shape == nil, !name.isFilled {
      result.contours.append(Contour(boxOf: outer - 2 * line, radius: radius - line).reversed)
    }
    let middle = inner.fitted(into: room)
    result.contours += name.isFilled ? middle.reversed.contours : middle.contours
    glyph = result
    ink = outer
    box = SymbolMetrics.box(around: size) + growth
  }

  /// A rounded box with the first letter of the name.
  private mutating func buildUnknown(_ name: ArraySlice<UInt8>) {
    let line = SymbolMetrics.line + growth
    let outer = SymbolMetrics.square + growth
    let inner = Contour(boxOf: outer - 2 * line, radius: SymbolMetrics.radius - line)
    glyph = Glyph([Contour(boxOf: outer, radius: SymbolMetrics.radius), inner.reversed])
    ink = outer
    box = SymbolMetrics.box(around: SymbolMetrics.square) + growth
    put([Self.letter(of: name) ?? "?"], isCutOut: false)
  }

  private mutating func put(_ letters: [Unicode.Scalar], isCutOut: Bool) {
    (self.letters, isLetterCutOut) = (letters, isCutOut)
    letterHeight = letters.count > 1 ? SymbolMetrics.pair : SymbolMetrics.letter
  }

  /// The first of ASCII's letters and digits, as a capital.
  private static func letter(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): return Unicode.Scalar(byte - 32)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return Unicode.Scalar(byte)
      default: continue
      }
    }
    return nil
  }
}
