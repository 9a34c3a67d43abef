// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the declarations of a file: types, what they hold, functions; no body.
package struct DeclarationReader {
  package static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "package", "open", "static", "class", "final",
    "lazy", "weak", "unowned", "override", "mutating", "nonmutating", "nonisolated", "required",
    "convenience", "dynamic", "optional", "indirect", "isolated", "distributed", "prefix",
    "postfix", "infix", "async", "borrowing", "consuming", "__consuming",
  ]
  /// Types inside of types are read this far.
  package static let deepest = 12

  package let source: Source
  package var index: Int
  package let end: Int
  package let depth: Int

  /// The declarations of a whole file.
  package static func declarations(of source: Source) -> [Declaration] {
    var reader = DeclarationReader(source, 0..<source.tokens.count, depth: 0)
    return reader.read(inEnum: false)
  }

  private init(_ source: Source, _ range: Range<Int>, depth: Int) {
    (self.source, self.depth) = (source, depth)
    (index, end) = (range.lowerBound, range.upperBound)
  }

  package mutating func read(inEnum: Bool) -> [Declaration] {
    var found: [Declaration] = []
    var attributes: [(name: String, arguments: Range<Int>)] = []
    var (isStatic, isMutating, isLazy) = (false, false, false)
    var access: Access?
    while index < end {
      let token = source.token(index)
      if token.isMark("@") {
        readAttribute(&attributes)
        continue
      }
      if token.kind == .pound {
        found.append(macro())
        continue
      }
      guard token.kind == .word else {
        index = max(index, source.close(index)) + 1
        continue
      }
      let word = source.text(index)
      let next = source.token(index + 1)
      if Self.modifiers.contains(word), next.isName || next.isMark("(") || next.isMark("@"),
        !(word == "class" && isTypeName(after: index))
      {
        isStatic = isStatic || word == "static" || word == "class"
        isMutating = isMutating || word == "mutating"
        isLazy = isLazy || word == "lazy"
        index += 1
        if source.token(index).isMark("("), !source.token(index).followsSpace {
          // `private(set)` is about assigning alone.
          index = source.close(index) + 1
        } else {
          access = access ?? Access(modifier: word)
        }
        continue
      }
      var declared = declarations(word, inEnum: inEnum)
      for place in declared.indices {
        declared[place].attributes = attributes
        declared[place].isStatic = isStatic || declared[place].isStatic
        declared[place].access = access
        declared[place].isMutating = isMutating
        declared[place].isLazy = isLazy
      }
      found += declared
      (attributes, access) = ([], nil)
      (isStatic, isMutating, isLazy) = (false, false, false)
    }
    return found
  }

  /// Whether `class` starts a type: `class func` and `class var` do not.
  package func isTypeName(after index: Int) -> Bool {
    let next = source.text(index + 1)
    return next != "func" && next != "var" && next != "let" && next != "subscript"
      && !Self.modifiers.contains(next)
  }

  /// The declarations that a keyword starts; goes on behind them.
  package mutating func declarations(_ word: String, inEnum: Bool) -> [Declaration] {
    switch word {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      let next = source.token(index + 1)
      guard let keyword = TypeKeyword(rawValue: word),
        next.isName || keyword == .extension && next.isMark("[")
      else { break }
      return [type(keyword)]
    case "func":
      return function().map { [$0] } ?? []
    case "subscript"
    where source.token(index + 1).isMark("(") || source.token(index + 1).isMark("<"):
      index -= 1
      return function().map { [$0] } ?? []
    case "init":
      let after = source.token(index + 1)
      guard after.isMark("(") || after.isMark("?") || after.isMark("<") || after.isMark("!") else {
        break
      }
      index -= 1
      return function().map { [$0] } ?? []
    case "var", "let": return properties()
    case "case" where inEnum: return enumCases()
    case "typealias": return alias().map { [$0] } ?? []
    case "import":
      index += 1
      while source.token(index).isName || source.token(index).isMark("."), index < end,
        !source.token(index).startsLine
      {
        index += 1
      }
      return []
    default: break
    }
    index += 1
    return []
  }

  package mutating func readAttribute(_ attributes: inout [(name: String, arguments: Range<Int>)]) {
    index += 1
    var name = source.text(index)
    index += 1
    while source.token(index).isMark("."), source.token(index + 1).isName {
      name = source.text(index + 1)
      index += 2
    }
    var arguments = index..<index
    if source.token(index).isMark("("), !source.token(index).followsSpace {
      arguments = source.inside(index)
      index = source.close(index) + 1
    }
    attributes.append((name, arguments))
  }

  /// `#Preview("…") { … }` and its like.
  package mutating func macro() -> Declaration {
    var declaration = Declaration(
      kind: .macro, name: String(source.text(index).drop { $0 == "#" }), index: index)
    index += 1
    if source.token(index).isMark("("), index < end {
      declaration.arguments = source.inside(index)
      index = source.close(index) + 1
    }
    var label: String?
    while source.token(index).isMark("{"), index < end {
      declaration.closures.append((label, index))
      index = source.close(index) + 1
      guard source.token(index).isName, source.token(index + 1).isMark(":"),
        source.token(index + 2).isMark("{")
      else { break }
      label = source.text(index)
      index += 2
    }
    return declaration
  }

  package mutating func type(_ keyword: TypeKeyword) -> Declaration {
    index += 1
    var declaration = Declaration(kind: .type(keyword), name: "", index: index)
    var parser = rest(from: index)
    let name = parser.typeName()
    declaration.name = name.isArray ? "Array" : name.last
    if keyword == .extension, !name.isArray {
      declaration.outer = name.name.split(separator: ".").dropLast().map(String.init)
    }
    if name.isArray { declaration.element = name.last }
    declaration.index = index
    index = max(parser.index, index + 1)
    while index < end, !source.token(index).isMark("{") {
      let token = source.token(index)
      // A cut declaration ends where the next one starts.
      if token.startsLine, token.kind == .word,
        ["struct", "class", "enum", "func", "extension"]
          .contains(source.text(index))
      {
        return declaration
      }
      if source.isWord("where", at: index) {
        if source.isWord("Element", at: index + 1), source.isOperation("==", at: index + 2) {
          var parser = rest(from: index + 3)
          declaration.element = parser.oneTypeName().last
        }
        while index < end, !source.token(index).isMark("{") { index += 1 }
        break
      }
      if token.isName {
        var parser = rest(from: index)
        let name = parser.oneTypeName().last
        if !name.isEmpty { declaration.inherited.append(name) }
        index = max(parser.index, index + 1)
      } else {
        index += 1
      }
    }
    guard index < end else { return declaration }
    declaration.brace = index
    let inside = source.inside(index)
    if depth < Self.deepest {
      var reader = DeclarationReader(source, inside, depth: depth + 1)
      declaration.members = reader.read(inEnum: keyword == .enum)
    }
    index = source.close(index) + 1
    return declaration
  }

  package mutating func function() -> Declaration? {
    let name = index + 1
    var declaration = Declaration(kind: .function, name: source.text(name), index: name)
    if source.isWord("init", at: name) { declaration.kind = .initializer }
    index = name + 1
    while index < end, !source.token(index).isMark("(") {
      guard !source.token(index).isMark("{"), !source.token(index).isMark("}") else { return nil }
      index += 1
    }
    guard index < end else { return nil }
    declaration.parameters = Self.parameters(source, source.inside(index))
    index = source.close(index) + 1
    while index < end {
      let token = source.token(index)
      if source.isOperation("->", at: index) {
        var parser = rest(from: index + 1)
        declaration.type = parser.typeName()
        index = max(parser.index, index + 1)
      } else if source.isWord("where", at: index) {
        while index < end, !source.token(index).isMark("{"), !startsDeclaration { index += 1 }
      } else if token.isMark("{") {
        declaration.brace = index
        index = source.close(index) + 1
        return declaration
      } else if token.isMark("("), source.isWord("throws", at: index - 1) {
        // `throws(Failure)`.
        index = source.close(index) + 1
      } else if token.isName, !token.startsLine || !startsDeclaration {
        index += 1
      } else {
        return declaration
      }
    }
    return declaration
  }

  package var startsDeclaration: Bool {
    let token = source.token(index)
    guard token.startsLine else { return false }
    guard token.kind == .word else { return token.isMark("@") || token.isMark("}") }
    let word = source.text(index)
    return Self.modifiers.contains(word)
      || ["func", "var", "let", "init", "struct", "enum", "case", "typealias", "subscript"]
        .contains(word)
  }
}
