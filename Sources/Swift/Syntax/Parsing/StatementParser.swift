// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads statements out of tokens, those of a body or a closure.
package struct StatementParser {
  package static let keywords: Set<String> = [
    "if", "for", "let", "var", "switch", "guard", "return", "while", "do", "func", "repeat",
    "defer", "break", "continue", "throw", "case", "default", "struct", "enum", "class",
  ]

  /// The words that a statement with a label starts with.
  private static let labelled: Set<String> = ["for", "while", "repeat", "do", "if", "switch"]

  package var expressions: ExpressionParser

  package init(_ expressions: ExpressionParser) {
    self.expressions = expressions
    self.expressions.isCondition = false
  }

  package var source: Source { expressions.source }

  /// All statements up to the end.
  package mutating func statements() -> [Statement] {
    var statements: [Statement] = []
    // One beside another is not higher for it.
    var highest = expressions.height
    while !expressions.isAtEnd {
      let start = expressions.index
      expressions.height = 0
      if let statement = statement() { statements.append(statement) }
      highest = max(highest, expressions.height)
      if expressions.index == start { expressions.index += 1 }
    }
    expressions.height = highest
    return statements
  }

  /// The statement here; `nil` for what holds none.
  package mutating func statement() -> Statement? {
    let at = expressions.index
    let token = expressions.token
    if token.isMark(";") {
      expressions.index += 1
      return nil
    }
    if token.isMark("@") {
      expressions.index += 2
      if expressions.isMark("("), !expressions.token.followsSpace { _ = expressions.group() }
      return nil
    }
    guard token.kind == .word else { return expression() }
    if source.token(at + 1).isMark(":"), Self.labelled.contains(source.text(at + 2)) {
      expressions.index += 2
      return statement().map { .labelled(source.text(at), $0) }
    }
    switch source.text(at) {
    case "let", "var": return variable()
    case "if": return branch()
    case "guard":
      expressions.index += 1
      let conditions = conditions()
      _ = expressions.take("else")
      return .unless(conditions, body())
    case "switch": return choose()
    case "for": return loop()
    case "while":
      expressions.index += 1
      let conditions = conditions()
      return .repetition(conditions, body(), isRepeat: false)
    case "repeat":
      expressions.index += 1
      if !expressions.isMark("{") {
        guard let expansion = expressions.packExpansion() else { return expression() }
        return .loop(
          ForLoop(
            names: expansion.names, sequence: expansion.sequence,
            body: [.expression(expansion.element, expansion.at)]))
      }
      let body = body()
      return .repetition(
        expressions.take("while") ? [.test(expressions.expression())] : [], body, isRepeat: true)
    case "do":
      expressions.index += 1
      return handled()
    case "defer":
      expressions.index += 1
      return .deferred(body())
    case "return":
      expressions.index += 1
      let isBare =
        expressions.isAtEnd || expressions.isMark("}") || expressions.isMark(";")
        || expressions.token.startsLine && Self.keywords.contains(source.text(expressions.index))
      return .give(isBare ? nil : expressions.expression(), at)
    case "break", "continue", "fallthrough":
      expressions.index += 1
      var label: String?
      if expressions.token.isName, !expressions.token.startsLine {
        label = source.text(expressions.index)
        expressions.index += 1
      }
      let word = source.text(at)
      return .leave(
        word == "break"
          ? .breaking(label) : word == "continue" ? .continuing(label) : .fallingThrough)
    case "throw":
      expressions.index += 1
      return .leave(.throwing(expressions.expression()))
    case "func": return function()
    case "struct", "class", "enum", "extension", "import", "typealias", "protocol":
      passDeclaration()
      return nil
    case "static", "private", "fileprivate", "public", "internal", "lazy", "weak", "nonisolated",
      "mutating", "unowned", "override", "final", "indirect":
      guard source.token(at + 1).isName, !source.token(at + 1).startsLine else {
        return expression()
      }
      expressions.index += 1
      return statement()
    default: return expression()
    }
  }

  package mutating func expression() -> Statement? {
    let at = expressions.index
    let value = expressions.expression()
    let mark = source.text(expressions.index)
    let kind = expressions.token.kind
    if !expressions.isAtEnd, kind == .mark || kind == .operation,
      mark == "=" || ["+=", "-=", "*=", "/=", "&=", "|=", "%=", "^=", "<<=", ">>="].contains(mark)
    {
      expressions.index += 1
      return .assign(value, mark, expressions.expression())
    }
    if case .call(.name("fatalError", _), _, _) = value { return .leave(.failure) }
    if case .unknown = value, expressions.index == at { return nil }
    return .expression(value, at)
  }

  package mutating func variable() -> Statement {
    let at = expressions.index
    expressions.index += 1
    var bound: [(names: [String], type: TypeName?, value: Expression?)] = []
    repeat {
      let names = boundNames()
      var type: TypeName?
      if expressions.take(mark: ":") { type = expressions.typeName() }
      var value: Expression?
      if expressions.take(mark: "=") {
        value = expressions.expression()
      } else if expressions.isMark("{"), !expressions.token.startsLine {
        // A computed local is a closure without parameters, called where it is read.
        value = .call(.closure(getter()), [], at)
      }
      bound.append((names, type, value))
    } while expressions.take(mark: ",")
    if expressions.isMark("{"), !expressions.token.startsLine { _ = expressions.group() }
    if bound.count == 1 {
      return .variable(bound[0].names, bound[0].type, bound[0].value, at)
    }
    return .several(bound.map { .variable($0.names, $0.type, $0.value, at) })
  }

  /// What a property's braces give when it is read.
  package mutating func getter() -> Closure {
    let at = expressions.index
    let range = source.inside(at)
    if source.isWord("get", at: range.lowerBound), source.token(range.lowerBound + 1).isMark("{") {
      expressions.index = range.lowerBound + 1
      let closure = expressions.closure()
      expressions.index = min(source.close(at) + 1, expressions.end)
      return closure
    }
    return expressions.closure()
  }

  package mutating func boundNames() -> [String] {
    if expressions.isMark("(") {
      let range = expressions.group()
      return range.filter { source.token($0).isName }.map { source.text($0) }
    }
    guard expressions.token.isName else { return [] }
    expressions.index += 1
    return [source.text(expressions.index - 1)]
  }

  package mutating func body() -> [Statement] {
    guard expressions.isMark("{") else { return [] }
    return expressions.closure().body
  }

  package mutating func branch() -> Statement {
    var chain: [(conditions: [Condition], body: [Statement], at: Int)] = []
    var last: [Statement]?
    repeat {
      let at = expressions.index
      expressions.index += 1
      chain.append((conditions(), body(), at))
      guard expressions.take("else") else { break }
      if !expressions.isWord("if") { last = body() }
    } while expressions.isWord("if") && last == nil
    expressions.height += min(chain.count, 200)
    for (conditions, body, at) in chain.dropFirst().prefix(200).reversed() {
      last = [.branch(conditions, then: body, otherwise: last, at)]
    }
    return .branch(
      chain[0].conditions, then: chain[0].body, otherwise: last, chain[0].at)
  }

  /// Conditions up to the body's brace.
  package mutating func conditions() -> [Condition] {
    var conditions: [Condition] = []
    let outer = expressions.isCondition
    expressions.isCondition = true
    defer { expressions.isCondition = outer }
    while !expressions.isAtEnd, !expressions.isMark("{") {
      let start = expressions.index
      if expressions.take("let") || expressions.take("var") {
        let names = boundNames()
        if expressions.take(mark: ":") { _ = expressions.typeName() }
        if expressions.take(mark: "=") {
          conditions.append(.bind(names, expressions.expression()))
        } else {
          conditions.append(.bind(names, .name(names.first ?? "_", start + 1)))
        }
      } else if expressions.take("case") {
        let pattern = pattern()
        _ = expressions.take(mark: "=")
        conditions.append(.match(pattern, expressions.expression()))
      } else if expressions.isWord("else") {
        return conditions
      } else {
        conditions.append(.test(expressions.expression()))
      }
      if !expressions.take(mark: ","), !expressions.isMark("{"), !expressions.isWord("else") {
        if expressions.index == start { expressions.index += 1 }
      }
    }
    return conditions
  }

  package mutating func loop() -> Statement {
    expressions.index += 1
    if expressions.isWord("await") || expressions.isWord("try") { expressions.index += 1 }
    var loop = ForLoop(names: [], sequence: .unknown, body: [])
    let start = expressions.index
    if expressions.take("case") { loop.pattern = pattern() }
    expressions.index = start + (loop.pattern == nil ? 0 : 1)
    while !expressions.isAtEnd, !expressions.isWord("in"), !expressions.isMark("{") {
      if expressions.isMark("(") {
        loop.names += boundNames()
      } else {
        if expressions.token.isName { loop.names.append(source.text(expressions.index)) }
        expressions.index += 1
      }
    }
    _ = expressions.take("in")
    let outer = expressions.isCondition
    expressions.isCondition = true
    loop.sequence = expressions.expression()
    if expressions.take("where") { loop.filter = expressions.expression() }
    expressions.isCondition = outer
    loop.body = body()
    return .loop(loop)
  }

  package mutating func handled() -> Statement {
    // `do throws(Failure) { … }`
    if expressions.take("throws"), expressions.isMark("(") { _ = expressions.group() }
    let statements = body()
    var catches: [CatchClause] = []
    while expressions.take("catch") {
      var clause = CatchClause(pattern: nil, filter: nil, body: [])
      let outer = expressions.isCondition
      expressions.isCondition = true
      if !expressions.isMark("{") { clause.pattern = pattern() }
      if expressions.take("where") { clause.filter = expressions.expression() }
      expressions.isCondition = outer
      while !expressions.isAtEnd, !expressions.isMark("{") { expressions.index += 1 }
      clause.body = body()
      catches.append(clause)
    }
    return .handled(statements, catches: catches)
  }

  package mutating func function() -> Statement? {
    expressions.index += 1
    let name = source.text(expressions.index)
    expressions.index += 1
    while !expressions.isAtEnd, !expressions.isMark("("), !expressions.isMark("{") {
      expressions.index += 1
    }
    guard expressions.isMark("(") else { return nil }
    let parameters = DeclarationReader.parameters(source, expressions.group())
    while !expressions.isAtEnd, !expressions.isMark("{") {
      guard !expressions.token.startsLine || !expressions.token.isName else { return nil }
      expressions.index += 1
    }
    guard expressions.isMark("{") else { return nil }
    var closure = expressions.closure()
    closure.parameters = parameters.map(\.name)
    closure.signature = parameters
    return .function(name, closure)
  }

  package mutating func passDeclaration() {
    expressions.index += 1
    while !expressions.isAtEnd, !expressions.isMark("{"), !expressions.token.startsLine {
      expressions.index += 1
    }
    if expressions.isMark("{") { _ = expressions.group() }
  }
}
