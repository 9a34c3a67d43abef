// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ExpressionParser {
  /// The arguments between parentheses or square brackets.
  package mutating func arguments(_ range: Range<Int>) -> [Argument] {
    var parser = inner(range)
    var arguments: [Argument] = []
    while !parser.isAtEnd {
      let start = parser.index
      var label: String?
      if parser.token.isName, source.token(parser.index + 1).isMark(":") {
        label = source.text(parser.index)
        parser.index += 2
        // `moved(by:)` names a function by its labels.
        if parser.isAtEnd || parser.token.isName && parser.isMark(":", ahead: 1) {
          arguments.append(Argument(label: label, value: .unknown))
          continue
        }
      }
      arguments.append(Argument(label: label, value: parser.expression()))
      parser.skip(fromStart: start)
      _ = parser.take(mark: ",")
    }
    height = max(height, parser.height)
    return arguments
  }

  /// The members, calls and subscripts that follow an operand.
  package mutating func postfix(_ first: Expression) -> Expression {
    var value = first
    while index < end {
      guard height < Self.highest else {
        passExpression()
        return .unknown
      }
      height += 1
      let token = token
      if token.isMark("."),
        source.token(index + 1).isName || source.token(index + 1).kind == .number
      {
        index += 2
        value = .member(value, source.text(index - 1), index - 1)
      } else if token.isMark("?") || token.isMark("!"), !token.followsSpace {
        index += 1
      } else if token.isMark("("), !token.startsLine, !token.followsSpace || isCallee(value) {
        let arguments = arguments(group())
        value = call(value, arguments)
      } else if token.isMark("["), !token.startsLine, !token.followsSpace {
        let arguments = arguments(group())
        value = .element(value, arguments)
      } else if token.isMark("{"), !isCondition, isCallee(value) {
        value = call(value, [])
      } else if token.isMark("<"), !token.followsSpace, let close = endOfGenerics() {
        index = close
      } else {
        return value
      }
    }
    return value
  }

  package func isCallee(_ value: Expression) -> Bool {
    switch value {
    case .name(let name, _):
      name != "self" && name != "super" && !StatementParser.keywords.contains(name)
    case .member, .call: true
    case .text, .number, .integer, .truth, .nothing, .element, .closure, .list, .pairs, .tuple,
      .prefix,
      .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation, .availability,
      .unknown:
      false
    }
  }

  /// A call with its trailing closures, of which none is taken where a body is expected.
  package mutating func call(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    var arguments = arguments
    let at: Int =
      switch callee {
      case .name(_, let at), .member(_, _, let at), .call(_, _, let at): at
      case .text, .number, .integer, .truth, .nothing, .element, .closure, .list, .pairs, .tuple,
        .prefix,
        .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation, .availability,
        .unknown:
        index
      }
    if !isCondition, isMark("{") {
      arguments.append(Argument(label: nil, value: .closure(closure())))
      while token.isName, source.token(index + 1).isMark(":"), source.token(index + 2).isMark("{") {
        let label = source.text(index)
        guard label != "default", label != "case" else { break }
        index += 2
        arguments.append(Argument(label: label, value: .closure(closure())))
      }
    }
    return .call(callee, arguments, at)
  }

  /// Behind generic arguments, where that is what `<` opens.
  package func endOfGenerics() -> Int? {
    var depth = 0
    var place = index
    for _ in 0..<64 where place < end {
      let token = source.token(place)
      if token.isMark("<") {
        depth += 1
      } else if token.isMark(">") {
        depth -= 1
        guard depth == 0 else {
          place += 1
          continue
        }
        let next = source.token(place + 1)
        return next.isMark("(") || next.isMark(".") || next.isMark("{") ? place + 1 : nil
      } else if token.isMark("("), depth > 0, source.close(place) > place {
        // A tuple or a function among the arguments.
        place = source.close(place)
      } else if !(token.isName || token.isMark(",") || token.isMark(".") || token.isMark("?")
        || token.isMark(":") || token.isMark("[") || token.isMark("]") || token.isMark("&"))
      {
        return nil
      }
      place += 1
    }
    return nil
  }

  /// A closure literal that opens here.
  package mutating func closure() -> Closure {
    let at = index
    let range = group()
    let (parameters, start) = closureParameters(range)
    guard depth < Self.deepest, height < Self.highest, !floor.isReached else {
      return Closure(parameters: [], body: [], at: at)
    }
    var inner = inner(start..<max(start, range.upperBound))
    inner.depth = depth + 1
    var parser = StatementParser(inner)
    let body = parser.statements()
    height = max(height, parser.expressions.height + 1)
    return Closure(parameters: parameters, body: body, at: at)
  }

  /// The parameters of a closure, and where its statements start.
  package func closureParameters(_ range: Range<Int>) -> ([String], Int) {
    var names: [String] = []
    var place = range.lowerBound
    for _ in 0..<64 where place < range.upperBound {
      let token = source.token(place)
      if source.isWord("in", at: place) { return (names, place + 1) }
      if token.isMark("[") {
        place = source.close(place) + 1
        continue
      }
      if token.isMark("(") {
        let inside = source.inside(place)
        names += parameterNames(inside)
        place = source.close(place) + 1
        continue
      }
      if token.isName {
        let text = source.text(place)
        guard !StatementParser.keywords.contains(text) else { break }
        if place == range.lowerBound || source.token(place - 1).isMark(",") { names.append(text) }
      } else if !(token.isMark(",") || token.isMark(":") || token.isMark("?") || token.isMark(".")
        || token.isMark("@") || token.isMark("&") || token.isMark("<") || token.isMark(">")
        || source.isOperation("->", at: place))
      {
        break
      }
      place += 1
    }
    return ([], range.lowerBound)
  }

  package func parameterNames(_ range: Range<Int>) -> [String] {
    var names: [String] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let isStart = place == range.lowerBound || source.token(place - 1).isMark(",")
      if isStart, source.token(place).isName { names.append(source.text(place)) }
      place = max(place, source.close(place)) + 1
    }
    return names
  }
}
