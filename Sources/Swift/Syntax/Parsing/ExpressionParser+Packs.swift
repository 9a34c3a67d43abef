// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `repeat f(each a, each b)`: what is done for each element of parameter packs.
extension ExpressionParser {
  /// What an expansion does: the names of its packs, which mean one element each in it, and what gives
  /// these.
  struct PackExpansion {
    let names: [String]
    let sequence: Expression
    let element: Expression
    /// The token it starts at.
    let at: Int

    /// The elements that it comes to, as an array.
    var call: Expression {
      let closure = Closure(parameters: names, body: [.expression(element, at)], at: at)
      return .call(
        .member(sequence, "map", at), [Argument(label: nil, value: .closure(closure))], at)
    }
  }

  /// Reads what stands behind `repeat`; `nil`, and nothing read, where that names no pack.
  mutating func packExpansion() -> PackExpansion? {
    let start = index
    let element = expression()
    var names: [String] = []
    for place in start..<max(start, index)
    where source.isWord("each", at: place) && source.token(place + 1).isName {
      let name = source.text(place + 1)
      if !names.contains(name), names.count < 8 { names.append(name) }
    }
    guard let first = names.first else {
      index = start
      return nil
    }
    let sequence = names.dropFirst().reduce(Expression.name(first, start)) { pairs, name in
      .call(
        .name("zip", start),
        [
          Argument(label: nil, value: pairs),
          Argument(label: nil, value: .name(name, start)),
        ], start)
    }
    return PackExpansion(names: names, sequence: sequence, element: element, at: start)
  }
}
