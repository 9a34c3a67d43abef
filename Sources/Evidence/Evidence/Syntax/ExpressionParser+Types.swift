// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ExpressionParser {
  /// A type's name; goes on behind it, and behind what is joined to it by `&`.
  mutating func typeName() -> TypeName {
    let name = oneTypeName()
    while take(mark: "&") { _ = oneTypeName() }
    return name
  }

  /// A type's name; goes on behind it.
  mutating func oneTypeName() -> TypeName {
    depth += 1
    defer { depth -= 1 }
    guard !skipIfDeep() else { return TypeName("") }
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
      let isPair = parser.isMark(":")
      return optional(TypeName(isPair ? "" : element.name, isArray: !isPair))
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
    return optional(TypeName(names.joined(separator: ".")))
  }

  /// A type with the marks behind its name.
  private mutating func optional(_ type: TypeName) -> TypeName {
    let start = index
    passOptional()
    var type = type
    type.isOptional = index > start
    return type
  }

  mutating func passOptional() {
    while isMark("?") || isMark("!") || source.isOperation("??", at: index) { index += 1 }
  }

  func endOfTypeArguments() -> Int? {
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
