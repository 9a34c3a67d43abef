// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension StatementParser {
  package mutating func choose() -> Statement {
    let at = expressions.index
    expressions.index += 1
    let outer = expressions.isCondition
    expressions.isCondition = true
    let value = expressions.expression()
    expressions.isCondition = outer
    guard expressions.isMark("{") else { return .expression(value, at) }
    var inner = StatementParser(expressions.inner(expressions.group()))
    let cases = inner.cases()
    expressions.height = max(expressions.height, inner.expressions.height + 1)
    return .choose(value, cases, at)
  }

  package mutating func cases() -> [SwitchCase] {
    var cases: [SwitchCase] = []
    while !expressions.isAtEnd {
      let start = expressions.index
      if expressions.isMark("@") {
        expressions.index += 2
        continue
      }
      var found = SwitchCase(patterns: [], body: [])
      if expressions.take("case") {
        repeat {
          let pattern = pattern()
          var guardian: Expression?
          if expressions.take("where") { guardian = expressions.expression() }
          found.patterns.append((pattern, guardian))
        } while expressions.take(mark: ",")
      } else if !expressions.take("default") {
        expressions.index = max(start, source.close(start)) + 1
        continue
      }
      while !expressions.isAtEnd, !expressions.isMark(":") {
        expressions.index = max(expressions.index, source.close(expressions.index)) + 1
      }
      _ = expressions.take(mark: ":")
      while !expressions.isAtEnd, !startsCase {
        let before = expressions.index
        if let statement = statement() { found.body.append(statement) }
        if expressions.index == before { expressions.index += 1 }
      }
      cases.append(found)
    }
    return cases
  }

  package var startsCase: Bool {
    expressions.isWord("case")
      || expressions.isWord("default") && source.token(expressions.index + 1).isMark(":")
      || expressions.isMark("@") && source.isWord("unknown", at: expressions.index + 1)
  }

  /// A pattern of `case`.
  package mutating func pattern() -> Pattern {
    expressions.depth += 1
    defer { expressions.depth -= 1 }
    guard expressions.depth < 40 else {
      expressions.skip()
      return .anything([])
    }
    if expressions.take("let") || expressions.take("var") {
      let isTuple =
        expressions.isMark("(") || expressions.isMark(".")
        || expressions.token.isName
          && source.token(expressions.index + 1).isMark(".")
      if isTuple { return boundPattern() }
      let names = boundNames()
      let isSome = expressions.take(mark: "?")
      if expressions.take("as") { return .type(names, expressions.typeName()) }
      return isSome ? .some(.anything(names)) : .anything(names)
    }
    if expressions.take("is") {
      return .type([], expressions.typeName())
    }
    if expressions.isWord("_") {
      expressions.index += 1
      return .anything([])
    }
    if expressions.isMark("(") {
      return .tuple(patterns(expressions.group()))
    }
    let isCondition = expressions.isCondition
    expressions.isCondition = true
    defer { expressions.isCondition = isCondition }
    let value = expressions.expression()
    let isSome = expressions.isMark("?") && !expressions.token.followsSpace
    if isSome { expressions.index += 1 }
    let pattern = pattern(value)
    return isSome ? .some(pattern) : pattern
  }

  /// The pattern that an expression is.
  private func pattern(_ value: Expression) -> Pattern {
    switch value {
    case .member(nil, let name, _): return .member(name, [])
    case .member(.name, let name, _), .member(.member, let name, _): return .member(name, [])
    case .call(.member(_, let name, let at), _, _):
      guard source.token(at + 1).isMark("(") else { return .member(name, []) }
      return .member(name, patterns(source.inside(at + 1)))
    case .text, .number, .integer, .truth, .nothing, .name, .member, .call, .element, .closure,
      .list, .pairs,
      .tuple, .prefix, .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation,
      .availability, .unknown:
      return .value(value)
    }
  }

  package func patterns(_ range: Range<Int>) -> [Pattern] {
    var parser = StatementParser(expressions.inner(range))
    var patterns: [Pattern] = []
    while !parser.expressions.isAtEnd {
      let start = parser.expressions.index
      if parser.expressions.token.isName, source.token(start + 1).isMark(":") {
        parser.expressions.index += 2
      }
      patterns.append(parser.boundPattern())
      parser.expressions.skip(fromStart: start)
      _ = parser.expressions.take(mark: ",")
    }
    return patterns
  }

  /// A pattern inside of one: after `let` a bare name binds.
  package mutating func boundPattern() -> Pattern {
    let at = expressions.index
    let isName =
      expressions.token.kind == .word && !expressions.isWord("let")
      && !expressions.isWord("var") && !expressions.isWord("_") && !expressions.isWord("is")
      && !expressions.isWord("nil") && !expressions.isWord("true") && !expressions.isWord("false")
      && !source.token(at + 1).isMark(".") && !source.token(at + 1).isMark("(")
    if isName {
      expressions.index += 1
      return .anything([source.text(at)])
    }
    return pattern()
  }
}
