// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension DeclarationReader {
  package mutating func properties() -> [Declaration] {
    var found: [Declaration] = []
    repeat {
      index += 1
      if source.token(index).isMark("(") {
        found += tuple()
        continue
      }
      guard source.token(index).isName else { return found }
      var declaration = Declaration(kind: .property, name: source.text(index), index: index)
      index += 1
      var parser = rest(from: index)
      if parser.take(mark: ":") { declaration.type = parser.typeName() }
      index = parser.index
      if source.token(index).isMark("=") {
        let start = index + 1
        index = endOfValue(from: start)
        declaration.value = start..<index
        if declaration.type == nil, source.token(start).isName, index > start + 1,
          source.token(start + 1).isMark("("), source.text(start).first?.isUppercase == true
        {
          declaration.type = TypeName(source.text(start))
        }
      }
      if source.token(index).isMark("{"), index < end {
        // Behind a value they are observers.
        if declaration.value == nil { declaration.brace = index }
        index = source.close(index) + 1
      }
      found.append(declaration)
    } while source.token(index).isMark(",") && index < end
    return found
  }

  /// A parser of what is here from a token on; of nothing where that is beyond the end, as it is
  /// behind a parenthesis that is never closed.
  package func rest(from start: Int) -> ExpressionParser {
    ExpressionParser(source, min(start, end)..<end)
  }

  /// `(a, b) = (1, 2)`: properties of which no more is known.
  private mutating func tuple() -> [Declaration] {
    let names = source.inside(index).filter { source.token($0).isName }
    index = source.close(index) + 1
    var parser = rest(from: index)
    if parser.take(mark: ":") { _ = parser.typeName() }
    index = parser.index
    if source.token(index).isMark("=") { index = endOfValue(from: index + 1) }
    return names.map { Declaration(kind: .property, name: source.text($0), index: $0) }
  }

  /// Where the value that starts here ends.
  package func endOfValue(from start: Int) -> Int {
    var parser = rest(from: start)
    parser.isCondition = isObserved(from: start)
    parser.passExpression()
    return max(parser.index, start)
  }

  /// Whether a brace on the value's own line opens observers: `var a = b { didSet { … } }`.
  package func isObserved(from start: Int) -> Bool {
    var place = start
    while place < end, !source.token(place).startsLine || place == start {
      if source.token(place).isMark("{") {
        let word = source.text(place + 1)
        return word == "didSet" || word == "willSet"
      }
      place = max(place, source.close(place)) + 1
    }
    return false
  }

  package mutating func enumCases() -> [Declaration] {
    var found: [Declaration] = []
    repeat {
      index += 1
      guard source.token(index).isName else { return found }
      var declaration = Declaration(kind: .enumCase, name: source.text(index), index: index)
      index += 1
      if source.token(index).isMark("(") {
        declaration.parameters = Self.parameters(source, source.inside(index))
        index = source.close(index) + 1
      }
      if source.token(index).isMark("="), index + 1 < end {
        declaration.value = index + 1..<index + 2
        index += 2
      }
      found.append(declaration)
    } while source.token(index).isMark(",") && index < end
    return found
  }

  package mutating func alias() -> Declaration? {
    index += 1
    guard source.token(index).isName else { return nil }
    var declaration = Declaration(kind: .alias, name: source.text(index), index: index)
    while index < end, !source.token(index).isMark("="), !source.token(index + 1).startsLine {
      index += 1
    }
    guard source.token(index).isMark("=") else { return nil }
    var parser = rest(from: index + 1)
    declaration.type = parser.typeName()
    index = max(parser.index, index + 1)
    return declaration
  }

  /// The parameters between a function's parentheses.
  package static func parameters(_ source: Source, _ range: Range<Int>) -> [Parameter] {
    var parameters: [Parameter] = []
    var parser = ExpressionParser(source, range)
    while !parser.isAtEnd {
      let start = parser.index
      var attributes: [String] = []
      while parser.take(mark: "@") {
        attributes.append(source.text(parser.index))
        parser.index += 1
        if parser.isMark("("), !parser.token.followsSpace { _ = parser.group() }
      }
      var names: [String] = []
      let first = parser.index
      while parser.token.isName {
        names.append(source.text(parser.index))
        parser.index += 1
      }
      if parser.take(mark: ":"), let label = names.first, let name = names.last {
        let isInOut = parser.isWord("inout")
        var place = parser.index
        while source.token(place).isMark("@"), place < range.upperBound {
          attributes.append(source.text(place + 1))
          place += 2
        }
        // `repeat each T` takes any number of arguments of any types.
        let isPack = parser.isWord("repeat")
        var parameter = Parameter(
          label: label == "_" ? nil : label, name: name, type: parser.typeName())
        (parameter.isInOut, parameter.isVariadic) = (isInOut, isPack)
        parameter.attributes = attributes
        if source.isOperation("...", at: parser.index) {
          parser.index += 1
          parameter.isVariadic = true
        }
        if parser.take(mark: "=") {
          let value = parser.index
          parser.skip()
          parameter.value = value..<parser.index
        }
        parameters.append(parameter)
      } else {
        // The associated value of an enum's case: a type alone.
        parser.index = first
        let type = parser.typeName()
        let isType =
          !type.name.isEmpty || type.isArray || type.isFunction || !type.arguments.isEmpty
        if isType || !type.parts.isEmpty {
          parameters.append(Parameter(label: nil, name: "", type: type))
        }
      }
      parser.skip(fromStart: start)
      _ = parser.take(mark: ",")
    }
    return parameters
  }
}
