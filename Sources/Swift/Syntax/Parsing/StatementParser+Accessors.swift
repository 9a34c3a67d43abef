// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What runs where a property or subscript is read and written.
package struct Accessors: Sendable {
  /// What gives the value; `nil` where none is written, as of a stored property with observers and of
  /// what a protocol asks for.
  package var getter: Closure?
  /// What takes a new value, which is its parameter.
  package var setter: Closure?

  /// None.
  package init() {}
}

extension StatementParser {
  /// The accessors between the braces that open here.
  package mutating func accessors() -> Accessors {
    var found = Accessors()
    let inside = source.inside(expressions.index)
    guard startsAccessor(inside.lowerBound, inside) else {
      found.getter = expressions.closure()
      return found
    }
    var place = inside.lowerBound
    while place < inside.upperBound {
      let word = source.text(place)
      var next = place + 1
      var name = "newValue"
      if word == "set", source.token(next).isMark("(") {
        name = source.text(next + 1)
        next = source.close(next) + 1
      }
      while next < inside.upperBound,
        source.isWord("async", at: next) || source.isWord("throws", at: next)
      {
        next += 1
      }
      guard source.token(next).isMark("{") else {
        place += 1
        continue
      }
      expressions.index = next
      if word == "get" {
        found.getter = expressions.closure()
      } else if word == "set" {
        var setter = expressions.closure()
        setter.parameters = [name]
        found.setter = setter
      }
      place = max(next, source.close(next)) + 1
    }
    return found
  }

  /// Whether the braces hold accessors, and no statements.
  private func startsAccessor(_ index: Int, _ inside: Range<Int>) -> Bool {
    var place = index
    while source.token(place).isMark("@") { place += 2 }
    while ["mutating", "nonmutating", "private", "nonisolated"].contains(source.text(place)) {
      place += 1
    }
    guard inside.contains(place), source.token(place).kind == .word,
      ["get", "set", "didSet", "willSet", "_read", "_modify"].contains(source.text(place))
    else { return false }
    let next = source.token(place + 1)
    return place + 1 >= inside.upperBound || next.isMark("{") || next.isName || next.isMark("(")
  }
}
