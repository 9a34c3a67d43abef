// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancySymbols

struct SymbolLookupTests {
  private func symbol(_ name: String) -> Symbol {
    Symbol(systemName: name, pointSize: 100, weight: 400, scale: 1)
  }

  @Test(arguments: [
    ("heart", Symbol.Kind.exact, ""), ("heart.fill", .exact, ""), ("crown.fill", .exact, ""),
    ("flame.fill", .derived, ""), ("plus.circle", .derived, ""), ("plus.circle.fill", .derived, ""),
    ("checkmark.square.fill", .derived, ""), ("trash.slash", .derived, ""),
    ("bell.slash.circle.fill", .derived, ""), ("bolt.shield.fill", .derived, ""),
    ("text.rectangle", .unknown, ""), ("m.circle", .derived, ""),
    ("bell.badge.fill", .stem, "badge"), ("person.3.sequence.fill", .stem, "sequence"),
    ("photo.badge.exclamationmark.fill", .stem, "badge.exclamationmark"),
    ("heart.nonsense.badge.plus", .stem, "nonsense.badge.plus"),
    ("", .unknown, ""), (".", .unknown, ""), ("...", .unknown, ""), ("fill", .unknown, ""),
    ("badge.plus", .unknown, ""), ("nonsense.fill", .unknown, ""), ("HEART", .unknown, ""),
  ])
  func `a name is found whole, by its variant, by its stem, or not`(
    _ name: String, kind: Symbol.Kind, undrawn: String
  ) {
    let symbol = symbol(name)
    #expect(symbol.kind == kind)
    #expect(symbol.undrawn == undrawn)
    #expect(symbol.isStandIn)
    #expect(!symbol.path.elements.isEmpty)
    #expect((symbol.fallbackLetter != nil) == (kind == .unknown || name == "m.circle"))
  }

  @Test func `every name of the table is found whole`() {
    let names = SymbolTable.shared.names
    #expect(names.count > 900)
    for name in names { #expect(symbol(name).kind == .exact, "\(name)") }
  }

  @Test func `an unknown name is a box with its first letter`() {
    #expect(symbol("quidditch.broom").fallbackLetter == "Q")
    #expect(symbol("…7up").fallbackLetter == "7")
    #expect(symbol("–").fallbackLetter == "?")
    let box = symbol("quidditch.broom")
    #expect(Ink(box.path).contains(box.size / 2) == false)
    #expect(box.letterHeight > 30 && box.letterHeight < 60)
  }

  @Test func `a letter in a filled circle is cut out`() {
    #expect(symbol("m.circle.fill").isLetterCutOut)
    #expect(!symbol("m.circle").isLetterCutOut)
    #expect(symbol("m.circle.fill").fallbackLetter == "M")
    #expect(symbol("14.square").fallbackLetters == ["1", "4"])
  }

  @Test func `a filled variant fills the holes of the outline`() throws {
    let (outline, filled) = (symbol("flame"), symbol("flame.fill"))
    #expect(Ink(filled.path).area > 1.2 * Ink(outline.path).area)
    #expect(filled.size == outline.size)
  }

  @Test func `in a circle the symbol is drawn on nothing, in a filled one it is cut out`() {
    // A plus has ink in the middle and none between its arms.
    for (name, isInk) in [("plus.circle", true), ("plus.circle.fill", false)] {
      let symbol = symbol(name)
      let ink = Ink(symbol.path)
      #expect(ink.contains(symbol.size / 2) == isInk)
      #expect(ink.contains(symbol.size / 2 + [15, 15]) != isInk)
    }
  }

  @Test func `a slash has gaps beside it`() {
    let symbol = symbol("square.fill.slash")
    let ink = Ink(symbol.path)
    let middle = symbol.size / 2
    #expect(ink.contains(middle))
    #expect(!ink.contains(middle + [5, -5]) && !ink.contains(middle + [-5, 5]))
    #expect(ink.contains(middle + [20, -20]) && ink.contains(middle + [-20, 20]))
  }
}
