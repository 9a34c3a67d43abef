// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads expressions out of tokens; what it does not know becomes `unknown` and is passed over.
///
/// - Complexity: Linear in the tokens; nesting is bounded, deeper code is unknown.
struct ExpressionParser {
  private static let deepest = 100
  /// Expressions are kept this high, counted from their farthest leaf.
  private static let highest = 800

  let source: Source
  var index: Int
  let end: Int
  /// Whether a brace after an expression opens a body and no trailing closure.
  var isCondition = false
  /// How deeply what is read is nested.
  var depth = 0
  /// How high the highest expression is that was read since this was zero.
  var height = 0

  init(_ source: Source, _ range: Range<Int>, isCondition: Bool = false) {
    (self.source, index, end) = (source, range.lowerBound, range.upperBound)
    self.isCondition = isCondition
  }

  var token: Token { index < end ? source.token(index) : source.token(-1) }
  var isAtEnd: Bool { index >= end }

  func isMark(_ mark: Unicode.Scalar, ahead: Int = 0) -> Bool {
    index + ahead < end && source.token(index + ahead).isMark(mark)
  }

  func isWord(_ word: StaticString) -> Bool { index < end && source.isWord(word, at: index) }

  /// Reads the next token where it is this word.
  mutating func take(_ word: StaticString) -> Bool {
    guard isWord(word) else { return false }
    index += 1
    return true
  }

  /// Reads the next token where it is this mark.
  mutating func take(mark: Unicode.Scalar) -> Bool {
    guard isMark(mark) else { return false }
    index += 1
    return true
  }

  /// What is inside of the bracket here; goes on behind it.
  mutating func group() -> Range<Int> {
    let inside = source.inside(index)
    index = min(max(source.close(index), index) + 1, end)
    return inside.lowerBound..<max(inside.lowerBound, min(inside.upperBound, end))
  }

  /// A part of the tokens, to be read in the same way.
  func inner(_ range: Range<Int>) -> ExpressionParser {
    var parser = ExpressionParser(source, range)
    parser.depth = depth
    return parser
  }

  /// An expression with all its operators.
  mutating func expression() -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard isShallow else { return .unknown }
    return measured { $0.ternary() }
  }

  /// Reads what is one higher than the highest of its parts.
  private mutating func measured(_ read: (inout Self) -> Expression) -> Expression {
    let outer = height
    height = 0
    let expression = read(&self)
    height = max(outer, height + 1)
    return expression
  }

  /// Whether what is read is nested as real code is; else the rest is passed over.
  private var isShallow: Bool {
    mutating get {
      if depth <= Self.deepest, height < Self.highest, !source.floor.isReached { return true }
      skip()
      return false
    }
  }

  private mutating func ternary() -> Expression {
    let condition = operators(above: 0)
    guard isMark("?"), token.followsSpace else { return condition }
    index += 1
    let first = expression()
    guard take(mark: ":") else { return .unknown }
    return .choice(condition, first, expression())
  }

  private mutating func operators(above limit: Int) -> Expression {
    var left = operand()
    while !isAtEnd {
      if isWord("is") || isWord("as") {
        left = cast(left)
        height += 1
        guard height < Self.highest else { break }
        continue
      }
      let name = operatorName
      guard let strength = Self.strength(name), strength > limit else { break }
      let at = index
      index += 1
      left = .infix(name, left, operators(above: strength), at)
      height += 1
      guard height < Self.highest else {
        skip()
        return .unknown
      }
    }
    return left
  }

  private mutating func cast(_ value: Expression) -> Expression {
    let isTest = isWord("is")
    index += 1
    let isOptional = take(mark: "?")
    if !isOptional { _ = take(mark: "!") }
    let type = typeName()
    return isTest ? .unknown : .cast(value, type, isCertain: !isOptional)
  }

  /// The operator here, empty for none; a line that starts with one goes on with its expression.
  private var operatorName: String {
    let token = token
    guard token.kind == .operation || token.kind == .mark else { return "" }
    if token.startsLine, !source.token(index + 1).followsSpace { return "" }
    return source.text(index)
  }

  private static func strength(_ name: String) -> Int? {
    switch name {
    case "||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "??": 4
    case "..<", "...": 5
    case "+", "-", "&+", "&-", "|", "^": 6
    case "*", "/", "%", "&*", "&": 7
    default: nil
    }
  }

  /// An operand with what precedes and follows it.
  private mutating func operand() -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard isShallow else { return .unknown }
    let token = token
    if token.kind == .word {
      switch source.text(index) {
      case "try":
        index += 1
        if isMark("?") || isMark("!") { index += 1 }
        return operand()
      case "await", "consume", "copy", "any", "some", "borrowing", "each", "repeat":
        if source.token(index + 1).isName, !source.token(index + 1).startsLine {
          index += 1
          return operand()
        }
      default: break
      }
    }
    if token.isMark("!") || token.isMark("-") || token.isMark("+") || token.isMark("~") {
      let name = source.text(index)
      index += 1
      return .prefix(name, operand())
    }
    if token.isMark("&") || token.isMark("@") {
      index += 1
      return operand()
    }
    return postfix(primary())
  }

  private mutating func primary() -> Expression {
    let at = index
    let token = token
    guard index < end else { return .unknown }
    switch token.kind {
    case .string, .computedString: return .text(pieces())
    case .number:
      index += 1
      let digits = source.text(at).filter { $0 != "_" }
      return .number(Double(digits) ?? 0)
    case .quotedWord:
      index += 1
      return .name(source.text(at), at)
    case .word: return word()
    case .pound: return pound()
    case .regex, .fragment:
      index += 1
      return .unknown
    case .operation:
      // An operator as a value, or the start of a range: `...5`.
      index += 1
      return .unknown
    case .mark: return marked()
    }
  }

  private mutating func word() -> Expression {
    let at = index
    let text = source.text(at)
    switch text {
    case "true", "false":
      index += 1
      return .truth(text == "true")
    case "nil":
      index += 1
      return .nothing
    case "if", "switch", "do":
      var parser = StatementParser(self)
      let statement = parser.statement()
      index = parser.expressions.index
      height = max(height, parser.expressions.height)
      return statement.map { .branches($0) } ?? .unknown
    default:
      index += 1
      return .name(text, at)
    }
  }

  private mutating func pound() -> Expression {
    let text = source.text(index)
    index += 1
    guard text == "#available" || text == "#unavailable", isMark("(") else {
      if isMark("(") { _ = group() }
      return .unknown
    }
    var versions: [String: Int] = [:]
    var parser = inner(group())
    while !parser.isAtEnd {
      if parser.token.kind == .word {
        let name = source.text(parser.index)
        parser.index += 1
        if parser.token.kind == .number {
          let major = source.text(parser.index).prefix { $0 != "." }
          versions[name] = Int(major)
        }
      }
      parser.index += 1
    }
    return .availability(versions, isNegated: text == "#unavailable")
  }

  private mutating func marked() -> Expression {
    let at = index
    switch UnicodeScalar(token.first) {
    case "(":
      let parts = arguments(group())
      if parts.count == 1, parts[0].label == nil { return parts[0].value }
      return .tuple(parts)
    case "[": return collection()
    case "{": return .closure(closure())
    case ".":
      index += 1
      guard token.isName else { return .unknown }
      index += 1
      return .member(nil, source.text(index - 1), index - 1)
    case "\\":
      index += 1
      return keyPath()
    default:
      index = at + 1
      return .unknown
    }
  }

  private mutating func keyPath() -> Expression {
    var names: [String] = []
    if token.isName, !isMark(".") { index += 1 }
    while isMark("."), source.token(index + 1).isName || source.token(index + 1).isMark("[") {
      index += 1
      if token.isName {
        names.append(source.text(index))
        index += 1
        if isMark("?") || isMark("!") { index += 1 }
      } else {
        _ = group()
      }
    }
    return .keyPath(names)
  }

  private mutating func collection() -> Expression {
    let range = group()
    var parser = inner(range)
    var values: [Expression] = []
    var pairs: [(key: Expression, value: Expression)] = []
    while !parser.isAtEnd {
      let start = parser.index
      if parser.take(mark: ":") { return .pairs([]) }
      let value = parser.expression()
      if parser.take(mark: ":") {
        pairs.append((value, parser.expression()))
      } else {
        values.append(value)
      }
      parser.skip(fromStart: start)
      _ = parser.take(mark: ",")
    }
    height = max(height, parser.height)
    return pairs.isEmpty ? .list(values) : .pairs(pairs)
  }

  /// Passes over what is left of an element, up to a comma.
  mutating func skip(fromStart start: Int? = nil) {
    while index < end, !isMark(",") { index = min(max(source.close(index), index) + 1, end) }
    if index == start { index += 1 }
  }

  /// Passes over an expression without reading it: to a comma, a closing bracket, or a line that
  /// does not go on with it.
  mutating func passExpression() {
    let start = index
    while index < end {
      let token = source.token(index)
      if token.isMark(",") || token.isMark(";") || Bracket(token)?.isOpening == false { return }
      if isCondition, token.isMark("{") { return }
      if index > start, token.startsLine, !joins(index), !joins(index - 1) { return }
      index = min(max(index, source.close(index)) + 1, end)
    }
  }

  /// Whether a token joins the lines around it to one expression.
  private func joins(_ index: Int) -> Bool {
    let token = source.token(index)
    guard token.kind == .mark || token.kind == .operation else { return false }
    switch source.text(index) {
    case ".", "?", ":", "??", "+", "-", "*", "/", "=", "==", "!=", "&&", "||", "->": return true
    default: return false
    }
  }

  /// The arguments between parentheses or square brackets.
  mutating func arguments(_ range: Range<Int>) -> [Argument] {
    var parser = inner(range)
    var arguments: [Argument] = []
    while !parser.isAtEnd {
      let start = parser.index
      var label: String?
      if parser.token.isName, source.token(parser.index + 1).isMark(":") {
        label = source.text(parser.index)
        parser.index += 2
      }
      arguments.append(Argument(label: label, value: parser.expression()))
      parser.skip(fromStart: start)
      _ = parser.take(mark: ",")
    }
    height = max(height, parser.height)
    return arguments
  }

  /// The members, calls and subscripts that follow an operand.
  private mutating func postfix(_ first: Expression) -> Expression {
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
      } else if token.isMark("("), !token.startsLine, !token.followsSpace {
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

  private func isCallee(_ value: Expression) -> Bool {
    switch value {
    case .name(let name, _): name != "self" && name != "super"
    case .member, .call: true
    default: false
    }
  }

  /// A call with its trailing closures, of which none is taken where a body is expected.
  private mutating func call(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    var arguments = arguments
    let at: Int =
      switch callee {
      case .name(_, let at), .member(_, _, let at), .call(_, _, let at): at
      default: index
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
  private func endOfGenerics() -> Int? {
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
      } else if !(token.isName || token.isMark(",") || token.isMark(".") || token.isMark("?")
        || token.isMark(":") || token.isMark("[") || token.isMark("]") || token.isMark("&"))
      {
        return nil
      }
      place += 1
    }
    return nil
  }

  /// The text of a string literal, interpolations in their places.
  private mutating func pieces() -> [TextPiece] {
    let isComputed = token.kind == .computedString
    var pieces = [TextPiece.literal(source.value(ofString: index))]
    index += 1
    guard isComputed else { return pieces }
    var isWhole = false
    while isMark("("), !isAtEnd {
      let parts = arguments(group())
      pieces.append(.value(parts.first?.value ?? .unknown))
      guard index < end, token.kind == .fragment else { break }
      pieces.append(.literal(source.value(ofString: index)))
      index += 1
      isWhole = true
    }
    // A string that is cut says nothing of its end.
    if !isWhole { pieces.append(.value(.unknown)) }
    return pieces
  }

  /// A closure literal that opens here.
  mutating func closure() -> Closure {
    let at = index
    let range = group()
    let (parameters, start) = closureParameters(range)
    guard depth < Self.deepest, height < Self.highest, !source.floor.isReached else {
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
  private func closureParameters(_ range: Range<Int>) -> ([String], Int) {
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

  private func parameterNames(_ range: Range<Int>) -> [String] {
    var names: [String] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let isStart = place == range.lowerBound || source.token(place - 1).isMark(",")
      if isStart, source.token(place).isName { names.append(source.text(place)) }
      place = max(place, source.close(place)) + 1
    }
    return names
  }

  /// A type's name; goes on behind it.
  mutating func typeName() -> TypeName {
    depth += 1
    defer { depth -= 1 }
    guard isShallow else { return TypeName("") }
    while isMark("@") { index += 2 }
    while token.kind == .word,
      ["some", "any", "inout", "borrowing", "consuming", "sending"]
        .contains(source.text(index))
    {
      index += 1
    }
    if isMark("[") {
      var parser = inner(group())
      let element = parser.typeName()
      passOptional()
      let isPair = parser.isMark(":")
      return TypeName(isPair ? "" : element.name, isArray: !isPair)
    }
    if isMark("(") {
      _ = group()
      passOptional()
      while source.isOperation("->", at: index) || isWord("async") || isWord("throws") {
        let isArrow = !token.isName
        index += 1
        if isArrow { _ = typeName() }
      }
      return TypeName("")
    }
    var names: [String] = []
    while token.isName {
      names.append(source.text(index))
      index += 1
      if isMark("<"), let close = endOfTypeArguments() { index = close }
      guard isMark("."), source.token(index + 1).isName else { break }
      index += 1
    }
    passOptional()
    while isMark("&") {
      index += 1
      _ = typeName()
    }
    return TypeName(names.joined(separator: "."))
  }

  private mutating func passOptional() {
    while isMark("?") || isMark("!") || source.isOperation("??", at: index) { index += 1 }
  }

  private func endOfTypeArguments() -> Int? {
    var depth = 0
    var place = index
    for _ in 0..<200 where place < end {
      let token = source.token(place)
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      place = max(place, source.close(place)) + 1
      if depth == 0 { return place }
    }
    return nil
  }
}
