// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// The sources that a declaration names, and those that their declarations name in turn.
///
/// By names alone, so that it holds for sources that do not parse: such a source is one piece, of any
/// other each declaration outside of types is one.
struct SourceReach {
  /// A declaration, or a source that does not parse.
  private struct Piece {
    let file: Int
    /// The names by which others use it.
    var names: Set<String> = []
    /// All names that stand in it.
    var words: Set<String> = []
  }

  private var pieces: [Piece] = []
  private var places: [String: [Int]] = [:]

  /// Reads the declarations of a program.
  ///
  /// - Parameter broken: The files that do not parse.
  init(_ files: [SourceLibrary.Outlined], broken: Set<Int>) {
    let own = Set(files.flatMap { file in file.declarations.flatMap(\.typeNames) })
    for (index, file) in files.enumerated() {
      if broken.contains(index) {
        var piece = Piece(file: index)
        piece.names = Set(file.declarations.flatMap { $0.usedNames(own: own) })
        piece.names.formUnion(file.source.declaredTypes.map(\.name))
        piece.words = file.source.words(in: file.source.tokens.indices)
        pieces.append(piece)
        continue
      }
      let starts = file.declarations.map(\.index)
      for (place, declaration) in file.declarations.enumerated() {
        let end = place + 1 < starts.count ? starts[place + 1] : file.source.tokens.count
        var piece = Piece(file: index)
        piece.names = Set(declaration.usedNames(own: own))
        piece.words = file.source.words(in: starts[place]..<max(starts[place], end))
        pieces.append(piece)
      }
    }
    for (index, piece) in pieces.enumerated() {
      for name in piece.names { places[name, default: []].append(index) }
    }
  }

  /// The files that a type of a file is made of, its own first.
  func files(from type: String, in file: Int) -> Set<Int> {
    var open = pieces.indices.filter {
      pieces[$0].file == file && pieces[$0].names.contains(type)
    }
    var seen = Set(open)
    while let next = open.popLast() {
      for word in pieces[next].words {
        for found in places[word] ?? [] where seen.insert(found).inserted { open.append(found) }
      }
    }
    return Set(seen.map { pieces[$0].file })
  }
}

extension Declaration {
  /// The names of the types that it declares.
  fileprivate var typeNames: [String] {
    guard case .type(let keyword) = kind else { return [] }
    return (keyword == .extension ? [] : [name]) + members.flatMap(\.typeNames)
  }

  /// The names by which others use it: of types their own, of what is added to types of others that
  /// of each member.
  ///
  /// - Parameter own: The names of all types of the program.
  fileprivate func usedNames(own: Set<String>) -> [String] {
    switch kind {
    case .type(.extension):
      own.contains(name) ? [name] + typeNames : members.map(\.name) + typeNames
    case .type: typeNames
    case .function, .property, .alias: [name]
    case .initializer, .enumCase, .macro: []
    }
  }
}

extension Source {
  /// The names in a part of it.
  fileprivate func words(in tokens: Range<Int>) -> Set<String> {
    Set(tokens.lazy.filter { token($0).isName }.map(text))
  }

  /// More tokens than stand before the brace of a type.
  private static let mostInHead = 256

  /// The types that it declares anywhere, also where missing brackets put them into bodies.
  var declaredTypes: [(name: String, inherited: [String], index: Int)] {
    let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, token(index + 1).isName, keywords.contains(text(index))
      else { return nil }
      var inherited: [String] = []
      var end = index + 2
      let limit = min(tokens.count, index + Self.mostInHead)
      while end < limit, !token(end).isMark("{"), !token(end).isMark("}") {
        if tokens[end].startsLine, tokens[end].kind == .word, keywords.contains(text(end)) { break }
        if token(end).isName { inherited.append(text(end)) }
        end += 1
      }
      return (text(index + 1), inherited, index + 1)
    }
  }
}
