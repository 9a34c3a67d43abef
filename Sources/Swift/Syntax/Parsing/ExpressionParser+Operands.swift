// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ExpressionParser {
  package mutating func primary() -> Expression {
    let at = index
    let token = token
    guard index < end else { return .unknown }
    switch token.kind {
    case .string, .computedString: return .text(pieces())
    case .number:
      index += 1
      return number(source.text(at).filter { $0 != "_" })
    case .quotedWord:
      index += 1
      return .name(source.text(at), at)
    case .word: return word()
    case .pound: return pound()
    case .regex:
      index += 1
      let pattern = Expression.text([.literal(RegexValue.pattern(ofLiteral: source.text(at)))])
      return .call(.name("Regex", at), [Argument(label: nil, value: pattern)], at)
    case .fragment:
      index += 1
      return .unknown
    case .operation:
      index += 1
      return .operation(source.text(at))
    case .mark: return marked()
    }
  }

  package mutating func word() -> Expression {
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

  package mutating func pound() -> Expression {
    let (text, at) = (source.text(index), index)
    index += 1
    guard text == "#available" || text == "#unavailable", isMark("(") else {
      guard isMark("(") else { return .unknown }
      // What a macro gives is not in the sources.
      _ = group()
      return .call(.name(text, at), [], at)
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

  package mutating func marked() -> Expression {
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
    case "<", ">", "*", "/", "%", "=":
      index += 1
      return .operation(source.text(at))
    default:
      index = at + 1
      return .unknown
    }
  }

  /// A number's value, in whatever base.
  private func number(_ digits: String) -> Expression {
    let bases: [(prefix: String, base: Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    if let (prefix, base) = bases.first(where: { digits.hasPrefix($0.prefix) }) {
      if let value = Int(digits.dropFirst(prefix.count), radix: base) { return .integer(value) }
      return .number(Double(digits) ?? 0)
    }
    return Int(digits).map { .integer($0) } ?? .number(Double(digits) ?? 0)
  }

  package mutating func keyPath() -> Expression {
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

  package mutating func collection() -> Expression {
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

  /// The text of a string literal, interpolations in their places.
  package mutating func pieces() -> [TextPiece] {
    let isComputed = token.kind == .computedString
    var pieces = [TextPiece.literal(source.value(ofString: index))]
    index += 1
    guard isComputed else { return pieces }
    var isWhole = false
    while isMark("("), !isAtEnd {
      let parts = arguments(group())
      pieces.append(.value(parts.first?.value ?? .unknown, Array(parts.dropFirst())))
      guard index < end, token.kind == .fragment else { break }
      pieces.append(.literal(source.value(ofString: index)))
      index += 1
      isWhole = true
    }
    // A string that is cut says nothing of its end.
    if !isWhole { pieces.append(.value(.unknown)) }
    return pieces
  }
}
