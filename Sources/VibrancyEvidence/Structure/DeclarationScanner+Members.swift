// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension DeclarationScanner {
  /// A parameter is read no further than this many tokens.
  private static let parameterLimit = 64

  mutating func readFunction(at start: Int) {
    let isInit = tree.token(start).isWord("init")
    var index = isInit ? start : start + 1
    guard tree.token(index).isName else { return }
    var declaration = Declaration(kind: .function, name: tree.token(index).text, index: index)
    index += 1
    if isInit, tree.token(index).isMark("?") || tree.token(index).isMark("!") { index += 1 }
    if tree.token(index).isMark("<") {
      let limit = min(index + 100, tree.tokens.count)
      while index < limit, !tree.token(index).isMark("(") { index += 1 }
    }
    guard tree.token(index).isMark("(") else { return }
    declaration.parameters = parameters(in: tree.inside(index))
    declaration.brace = body(after: tree.close(index) + 1)
    add(declaration)
    guard let brace = declaration.brace else { return }
    let function = declarations.count - 1
    for parameter in declaration.parameters {
      declarations.append(
        Declaration(
          kind: .parameter, name: parameter.name, index: brace, scope: brace, parent: function))
    }
  }

  /// The brace that opens a function's body; nil for a requirement without one.
  private func body(after start: Int) -> Int? {
    var index = start
    let limit = min(start + 200, tree.tokens.count)
    while index < limit {
      let token = tree.tokens[index]
      if token.isMark("{") { return index }
      if token.isMark("}") || token.isMark(";") { return nil }
      let continues =
        token.kind == .mark || token.kind == .operation
        || ["where", "throws", "async", "rethrows"].contains(token.text)
      if token.startsLine, !continues, !tree.token(index - 1).isOperation("->"),
        !tree.token(index - 1).isMark(","), !tree.token(index - 1).isWord("where")
      {
        return nil
      }
      index = max(index, tree.close(index)) + 1
    }
    return nil
  }

  private func parameters(in range: Range<Int>) -> [FunctionParameter] {
    var parameters: [FunctionParameter] = []
    var unlabelled = 0
    for part in tree.split(range) {
      // Attributes and modifiers stand after the colon, so names are the words before it.
      let start = part.prefix(Self.parameterLimit)
      guard let colon = start.first(where: { tree.token($0).isMark(":") }), colon > part.lowerBound
      else { continue }
      let name = tree.token(colon - 1).text
      var key = tree.token(part.lowerBound).text
      if tree.token(part.lowerBound).isMark("@") { key = name }
      if key == "_" {
        key = "#\(unlabelled)"
        unlabelled += 1
      }
      let equals = start.first { tree.token($0).isMark("=") }
      parameters.append(
        FunctionParameter(key: key, name: name, value: equals.map { ($0 + 1)..<part.upperBound }))
    }
    return parameters
  }

  /// `let a = …, b: T = …`, each a declaration.
  mutating func readProperty(at start: Int) {
    let before = tree.token(start - 1)
    let isBinding =
      ["if", "guard", "while", "case", "for"].contains(before.text)
      || before.isMark(",") || before.isMark("(")
    var name = start + 1
    while tree.token(name).isName {
      var declaration = Declaration(
        kind: isBinding ? .binding : .property, name: tree.token(name).text, index: name)
      declaration.isVariable = tree.token(start).isWord("var")
      var index = name + 1
      if tree.token(index).isMark(":") { index = readAnnotation(after: index, &declaration) }
      if tree.token(index).isMark("="), !isBinding {
        let end = tree.endOfExpression(from: index + 1)
        declaration.value = (index + 1)..<end
        index = end
      } else if tree.token(index).isMark("{"), !isBinding {
        declaration.brace = index
      }
      add(declaration)
      let next = tree.token(index + 2)
      guard !isBinding, tree.token(index).isMark(","), next.isMark("=") || next.isMark(":") else {
        return
      }
      name = index + 1
    }
  }

  /// Reads the names of a type annotation; returns where it ends.
  private func readAnnotation(after colon: Int, _ declaration: inout Declaration) -> Int {
    var index = colon + 1
    let limit = min(index + Self.parameterLimit, tree.tokens.count)
    while index < limit {
      let token = tree.tokens[index]
      if token.startsLine || ["=", "{", "}", ",", ";", ")"].contains(token.text) { break }
      let end = max(index, tree.close(index))
      for part in index...min(end, limit - 1) where tree.tokens[part].isName {
        declaration.annotation.append(tree.tokens[part].text)
      }
      index = end + 1
    }
    return index
  }
}
