// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads expressions out of tokens; what it does not know becomes `unknown` and is passed over.
///
/// - Complexity: Linear in the tokens; nesting is bounded, deeper code is unknown.
package struct ExpressionParser {
  package static let deepest = 100
  /// Expressions are kept this high, counted from their farthest leaf.
  package static let highest = 800

  package let source: Source
  package var index: Int
  package let end: Int
  /// Whether a brace after an expression opens a body and no trailing closure.
  package var isCondition = false
  /// How deeply what is read is nested.
  package var depth = 0
  /// How high the highest expression is that was read since this was zero.
  package var height = 0
  /// How far down the stack it may read.
  private(set) var floor = StackFloor()

  package init(_ source: Source, _ range: Range<Int>, isCondition: Bool = false) {
    (self.source, index, end) = (source, range.lowerBound, range.upperBound)
    self.isCondition = isCondition
  }

  package var token: Token { index < end ? source.token(index) : source.token(-1) }
  package var isAtEnd: Bool { index >= end }

  package func isMark(_ mark: Unicode.Scalar, ahead: Int = 0) -> Bool {
    index + ahead < end && source.token(index + ahead).isMark(mark)
  }

  package func isWord(_ word: StaticString) -> Bool {
    index < end && source.isWord(word, at: index)
  }

  /// Reads the next token where it is this word.
  package mutating func take(_ word: StaticString) -> Bool {
    guard isWord(word) else { return false }
    index += 1
    return true
  }

  /// Reads the next token where it is this mark.
  package mutating func take(mark: Unicode.Scalar) -> Bool {
    guard isMark(mark) else { return false }
    index += 1
    return true
  }

  /// What is inside of the bracket here; goes on behind it.
  package mutating func group() -> Range<Int> {
    let inside = source.inside(index)
    index = min(max(source.close(index), index) + 1, end)
    return inside.lowerBound..<max(inside.lowerBound, min(inside.upperBound, end))
  }

  /// A part of the tokens, to be read in the same way.
  package func inner(_ range: Range<Int>) -> ExpressionParser {
    var parser = ExpressionParser(source, range)
    (parser.depth, parser.floor) = (depth, floor)
    return parser
  }

  /// An expression with all its operators.
  package mutating func expression() -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard !skipIfDeep() else { return .unknown }
    return measured { $0.ternary() }
  }

  /// Reads what is one higher than the highest of its parts.
  package mutating func measured(_ read: (inout Self) -> Expression) -> Expression {
    let outer = height
    height = 0
    let expression = read(&self)
    height = max(outer, height + 1)
    return expression
  }

  /// Skips the rest of what is nested deeper than real code is.
  ///
  /// - Returns: Whether it did.
  package mutating func skipIfDeep() -> Bool {
    if depth <= Self.deepest, height < Self.highest, !floor.isReached { return false }
    skip()
    return true
  }

  package mutating func ternary() -> Expression {
    let condition = operators(above: 0)
    guard isMark("?"), token.followsSpace else { return condition }
    let at = index
    index += 1
    let first = expression()
    guard take(mark: ":") else { return .unknown }
    return .choice(condition, first, expression(), at)
  }

  package mutating func operators(above limit: Int) -> Expression {
    var left = operand()
    while !isAtEnd {
      if isWord("is") || isWord("as") {
        left = cast(left)
        height += 1
        guard height < Self.highest else { break }
        continue
      }
      if endsRange {
        index += 1
        left = .suffix("...", left)
        height += 1
        continue
      }
      let name = operatorName
      guard let strength = Self.strength(name) ?? ownStrength(name), strength > limit else { break }
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

  /// Whether a range without a lower bound starts here: `..<5`.
  private var startsRange: Bool {
    let isRange = source.isOperation("..<", at: index) || source.isOperation("...", at: index)
    return isRange && index + 1 < end && !source.token(index + 1).followsSpace
      && Bracket(source.token(index + 1))?.isOpening != false
  }

  /// Whether a range without an upper bound ends here: `1...`.
  private var endsRange: Bool {
    guard source.isOperation("...", at: index), !token.followsSpace else { return false }
    return index + 1 >= end || Bracket(source.token(index + 1))?.isOpening == false
      || source.token(index + 1).isMark(",") || source.token(index + 1).isMark(":")
  }

  package mutating func cast(_ value: Expression) -> Expression {
    let isTest = isWord("is")
    index += 1
    let mayFail = take(mark: "?")
    if !mayFail { _ = take(mark: "!") }
    var type = typeName()
    type.isOptional = type.isOptional || mayFail
    return isTest ? .test(value, type) : .cast(value, type)
  }

  /// The operator here, empty for none; a line that starts with one goes on with its expression.
  package var operatorName: String {
    let token = token
    guard token.kind == .operation || token.kind == .mark else { return "" }
    if token.startsLine, !source.token(index + 1).followsSpace { return "" }
    return source.text(index)
  }

  package static func strength(_ name: String) -> Int? {
    switch name {
    case "||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "??": 4
    case "..<", "...": 5
    case "+", "-", "&+", "&-", "|", "^": 6
    case "*", "/", "%", "&*", "&": 7
    case "<<", ">>": 8
    default: nil
    }
  }

  /// The strength of an operator that sources declare; `nil`: it is none, or assigns.
  private func ownStrength(_ name: String) -> Int? {
    guard token.kind == .operation, token.followsSpace, source.token(index + 1).followsSpace,
      !name.hasSuffix("="), name != "->"
    else { return nil }
    return 5
  }

  /// An operand with what precedes and follows it.
  package mutating func operand() -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard !skipIfDeep() else { return .unknown }
    let token = token
    if token.kind == .word {
      switch source.text(index) {
      case "try":
        index += 1
        if take(mark: "?") { return .cast(operand(), .optional) }
        return take(mark: "!") ? .prefix("try!", operand()) : operand()
      case "repeat"
      where !source.token(index + 1).isMark("{") && !source.token(index + 1).startsLine:
        index += 1
        return packExpansion().map { .prefix("repeat", $0.call) } ?? operand()
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
      // `reduce(0, +)`: there is nothing behind it.
      if isAtEnd || isMark(")") || isMark(",") { return .operation(name) }
      return .prefix(name, operand())
    }
    if token.isMark("&") {
      index += 1
      return .prefix("&", operand())
    }
    if token.isMark("@") {
      index += 1
      return operand()
    }
    if token.kind == .operation, startsRange {
      let name = source.text(index)
      index += 1
      return .prefix(name, operators(above: 5))
    }
    return postfix(primary())
  }

  /// Passes over what is left of an element, up to a comma.
  package mutating func skip(fromStart start: Int? = nil) {
    while index < end, !isMark(",") { index = min(max(source.close(index), index) + 1, end) }
    if index == start { index += 1 }
  }

  /// Passes over an expression without reading it: to a comma, a closing bracket, or a line that
  /// does not go on with it.
  package mutating func passExpression() {
    let start = index
    while index < end {
      let token = source.token(index)
      if token.isMark(",") || token.isMark(";") || Bracket(token)?.isOpening == false { return }
      if isCondition, token.isMark("{") { return }
      if index > start, token.startsLine, !joins(index), !joins(index - 1) { return }
      if token.isMark("<"), !token.followsSpace, let close = endOfGenerics() {
        index = min(close, end)
        continue
      }
      index = min(max(index, source.close(index)) + 1, end)
    }
  }

  /// Whether a token joins the lines around it to one expression.
  package func joins(_ index: Int) -> Bool {
    let token = source.token(index)
    guard token.kind == .mark || token.kind == .operation else { return false }
    switch source.text(index) {
    case ".", "?", ":", "??", "+", "-", "*", "/", "=", "==", "!=", "&&", "||", "->": return true
    default: return false
    }
  }
}
