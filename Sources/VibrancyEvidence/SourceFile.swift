// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A source file with its structure, held only while its facts are read.
struct SourceFile {
  let path: String
  let tree: SyntaxTree
  let declarations: [Declaration]
  private let lines: LineTable
  /// The declaration whose body a brace opens.
  private let declarationOfBrace: [Int: Int]

  init(_ source: SourceText) {
    path = source.path
    tree = SyntaxTree(source.bytes)
    declarations = DeclarationScanner.declarations(in: tree)
    lines = LineTable(source.bytes)
    var bodies: [Int: Int] = [:]
    for (index, declaration) in declarations.enumerated() {
      if let brace = declaration.brace { bodies[brace] = index }
    }
    declarationOfBrace = bodies
  }

  /// Where a token stands.
  func place(of index: Int) -> SourcePlace {
    let position = lines.position(at: tree.token(index).offset)
    return SourcePlace(path: path, line: position.line, column: position.column)
  }

  /// The declaration whose body opens with a brace.
  func declaration(ofBrace brace: Int) -> Declaration? {
    declarationOfBrace[brace].map { declarations[$0] }
  }

  /// The declarations around a token, innermost first.
  func declarations(around index: Int) -> [Declaration] {
    tree.braces(around: index).compactMap(declaration(ofBrace:))
  }

  /// The names of the types around a token, innermost first.
  func types(around index: Int) -> [String] {
    declarations(around: index).filter { $0.typeKeyword != nil }.map(\.name)
  }

  /// The declaration directly around another one.
  func parent(of declaration: Declaration) -> Declaration? {
    declaration.parent.map { declarations[$0] }
  }

  /// The body of a declaration, without its braces.
  func body(of declaration: Declaration) -> Range<Int>? { declaration.brace.map(tree.inside) }

  /// The names a property may hold, and whether it can hold no other; nil where it holds none.
  func value(of property: Declaration) -> (terms: [NameTerm], isComplete: Bool)? {
    if let value = property.value {
      let terms = tree.nameTerms(in: value).filter { $0 != .computed }
      guard !terms.isEmpty else { return nil }
      return (terms, terms.count == tree.nameTerms(in: value).count)
    }
    guard let body = body(of: property) else { return nil }
    let isResource =
      property.annotation.contains("ImageResource") || property.annotation.contains("ColorResource")
    let returned = tree.returnedTerms(in: body, takesSymbols: isResource)
    return returned.terms.isEmpty ? nil : returned
  }
}
