// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the declarations of a file, in one pass over its tokens.
struct DeclarationScanner {
  let tree: SyntaxTree
  var declarations: [Declaration] = []
  /// The bodies around the token being read, outermost first.
  private var open: [(close: Int, declaration: Int)] = []

  private init(_ tree: SyntaxTree) { self.tree = tree }

  /// All declarations in the order of the text.
  static func declarations(in tree: SyntaxTree) -> [Declaration] {
    var scanner = DeclarationScanner(tree)
    for index in tree.tokens.indices { scanner.read(index) }
    return scanner.declarations
  }

  private mutating func read(_ index: Int) {
    while let last = open.last, index >= last.close { open.removeLast() }
    let token = tree.tokens[index]
    guard token.kind == .word, Self.mayDeclare(token), !tree.token(index - 1).isMark(".") else {
      return
    }
    switch token.text {
    case "struct", "class", "enum", "extension", "actor", "protocol":
      if let keyword = TypeKeyword(rawValue: token.text) { readType(keyword, at: index) }
    case "func", "init": readFunction(at: index)
    case "var", "let": readProperty(at: index)
    case "case": readCase(at: index)
    case "in": readClosureParameters(before: index)
    default: break
    }
  }

  /// Tells most words from those that declare by their length and first letter.
  private static func mayDeclare(_ token: Token) -> Bool {
    switch (token.text.utf8.count, token.first) {
    case (2, UInt8(ascii: "i")), (3, UInt8(ascii: "v")), (3, UInt8(ascii: "l")): true
    case (4, UInt8(ascii: "f")), (4, UInt8(ascii: "i")), (4, UInt8(ascii: "c")): true
    case (4, UInt8(ascii: "e")), (5, UInt8(ascii: "c")), (5, UInt8(ascii: "a")): true
    case (6, UInt8(ascii: "s")), (8, UInt8(ascii: "p")), (9, UInt8(ascii: "e")): true
    default: false
    }
  }

  mutating func add(_ declaration: Declaration) {
    var declaration = declaration
    declaration.parent = open.last?.declaration
    declarations.append(declaration)
    if let brace = declaration.brace {
      open.append((tree.close(brace), declarations.count - 1))
    }
  }

  private mutating func readType(_ keyword: TypeKeyword, at start: Int) {
    var index = start + 1
    guard tree.token(index).isName else { return }
    // `class func` and `class var` declare no type.
    if tree.token(index).isWord("func") || tree.token(index).isWord("var") { return }
    while tree.token(index + 1).isMark("."), tree.token(index + 2).isName { index += 2 }
    var declaration = Declaration(
      kind: .type(keyword), name: tree.token(index).text, index: index)
    var isInherited = false
    var depth = 0
    for header in (index + 1)..<min(index + 200, tree.tokens.count) {
      let token = tree.tokens[header]
      if token.isMark("{") {
        declaration.brace = header
        break
      }
      if token.isMark("}") || token.isMark(";") { break }
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isWord("where") { isInherited = false }
      if token.isMark(":") { isInherited = true }
      if isInherited, token.isName, !tree.token(header + 1).isMark(".") {
        declaration.inherited.append(token.text)
      }
    }
    if declaration.brace != nil { add(declaration) }
  }

  /// `case fire = "LockScreenFire", ice`, directly in an enum.
  private mutating func readCase(at start: Int) {
    guard let last = open.last, declarations[last.declaration].typeKeyword == .enum,
      declarations[last.declaration].brace == tree.braces(around: start, limit: 1).first
    else { return }
    var index = start + 1
    while tree.token(index).isName {
      var declaration = Declaration(
        kind: .enumCase, name: tree.token(index).text, index: index)
      index += 1
      if tree.token(index).isMark("(") { index = tree.close(index) + 1 }
      if tree.token(index).isMark("=") {
        let end = tree.endOfExpression(from: index + 1)
        declaration.value = (index + 1)..<end
        index = end
      }
      add(declaration)
      guard tree.token(index).isMark(",") else { return }
      index += 1
    }
  }

  /// `{ name, other in`: closures' parameters hide constants of the same name.
  private mutating func readClosureParameters(before index: Int) {
    guard let brace = tree.braces(around: index, limit: 1).first else { return }
    guard brace >= index - 12 else { return }
    for parameter in (brace + 1)..<index where tree.tokens[parameter].kind == .word {
      add(
        Declaration(kind: .binding, name: tree.tokens[parameter].text, index: parameter))
    }
  }
}
