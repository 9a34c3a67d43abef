// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ExpressionParser {
  /// A type's name; goes on behind it, and behind what is joined to it by `&`.
  package mutating func typeName() -> TypeName {
    let name = oneTypeName()
    while take(mark: "&") { _ = oneTypeName() }
    return name
  }

  /// A type's name; goes on behind it.
  package mutating func oneTypeName() -> TypeName {
    depth += 1
    defer { depth -= 1 }
    guard !skipIfDeep() else { return TypeName("") }
    while isMark("@") { index += 2 }
    while token.kind == .word,
      ["some", "any", "inout", "borrowing", "consuming", "sending", "repeat", "each"]
        .contains(source.text(index)),
      source.token(index + 1).isName || source.token(index + 1).isMark("(")
        || source.token(index + 1).isMark("[") || source.token(index + 1).isMark("@")
    {
      index += 1
    }
    if isMark("[") {
      var parser = inner(group())
      let element = parser.typeName()
      guard parser.take(mark: ":") else {
        var array = TypeName(element.name, isArray: true)
        array.arguments = [element]
        return optional(array)
      }
      var pairs = TypeName("")
      pairs.arguments = [element, parser.typeName()]
      return optional(pairs)
    }
    if isMark("(") {
      var type = tuple(group())
      passOptional()
      while source.isOperation("->", at: index) || isWord("async") || isWord("throws") {
        let isArrow = !token.isName
        index += 1
        guard isArrow else { continue }
        type = TypeName("")
        type.isFunction = true
        type.arguments = [typeName()]
      }
      return type
    }
    var names: [String] = []
    var arguments: [TypeName] = []
    while token.isName {
      names.append(source.text(index))
      index += 1
      if isMark("<"), let close = endOfTypeArguments() {
        var parser = inner((index + 1)..<max(index + 1, close - 1))
        while !parser.isAtEnd {
          let start = parser.index
          arguments.append(parser.typeName())
          parser.skip(fromStart: start)
          _ = parser.take(mark: ",")
        }
        index = close
      }
      guard isMark("."), source.token(index + 1).isName else { break }
      index += 1
    }
    var type = TypeName(names.joined(separator: "."))
    type.arguments = arguments
    return optional(type)
  }

  /// The type of a tuple, or of one in parentheses.
  private mutating func tuple(_ range: Range<Int>) -> TypeName {
    var type = TypeName("")
    var parser = inner(range)
    while !parser.isAtEnd {
      let start = parser.index
      var label = ""
      if parser.token.isName, parser.isMark(":", ahead: 1) {
        label = source.text(parser.index)
        parser.index += 2
      }
      type.parts.append(parser.typeName())
      type.labels.append(label)
      parser.skip(fromStart: start)
      _ = parser.take(mark: ",")
    }
    // What a function takes is not kept, and parentheses around one type are none.
    if type.parts.count == 1, type.parts[0].isFunction { return type.parts[0] }
    return type.parts.count > 1 ? type : TypeName("")
  }

  /// A type with the marks behind its name.
  private mutating func optional(_ type: TypeName) -> TypeName {
    let start = index
    passOptional()
    var type = type
    type.isOptional = index > start
    return type
  }

  package mutating func passOptional() {
    while isMark("?") || isMark("!") || source.isOperation("??", at: index) { index += 1 }
  }

  package func endOfTypeArguments() -> Int? {
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
