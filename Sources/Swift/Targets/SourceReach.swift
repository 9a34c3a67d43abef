// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// The sources that a declaration names, and those that their declarations name in turn.
///
/// By names alone, so that it holds for sources that do not parse: such a source is one piece, of any
/// other each declaration outside of types is one. Of several declarations of a name the nearest are
/// meant: those of the same file, else those of the same module, else all.
package struct SourceReach {
  /// A declaration, or a source that does not parse.
  fileprivate struct Piece {
    let file: Int
    /// The names by which others use it.
    var names: Set<String> = []
    /// The types of the program that it extends.
    var extended: Set<String> = []
    /// All names that stand in it.
    var words: Set<String> = []
  }

  private let modules: ModuleMap
  private var pieces: [Piece] = []
  private var places: [String: [Int]] = [:]
  private var extensions: [String: [Int]] = [:]

  /// Reads the declarations of a program.
  ///
  /// - Parameter broken: The files that do not parse.
  package init(_ files: [SourceLibrary.Outlined], broken: Set<Int>, modules: ModuleMap) {
    self.modules = modules
    let own = Set(files.flatMap { file in file.declarations.flatMap(\.typeNames) })
    for (index, file) in files.enumerated() {
      let source = file.source
      guard !broken.contains(index) else {
        var piece = Piece(file: index)
        for declaration in file.declarations { piece.add(declaration, own: own) }
        piece.names.formUnion(source.declaredTypes.filter { !$0.isExtension }.map(\.name))
        piece.words = source.words(in: source.tokens.indices)
        pieces.append(piece)
        continue
      }
      let starts = file.declarations.map(\.index)
      for (place, declaration) in file.declarations.enumerated() {
        let end = place + 1 < starts.count ? starts[place + 1] : source.tokens.count
        var piece = Piece(file: index)
        piece.add(declaration, own: own)
        piece.words = source.words(in: starts[place]..<max(starts[place], end))
        pieces.append(piece)
      }
    }
    for (index, piece) in pieces.enumerated() {
      for name in piece.names { places[name, default: []].append(index) }
      for name in piece.extended { extensions[name, default: []].append(index) }
    }
  }

  /// The files that a type of a file is made of, its own first.
  package func files(from type: String, in file: Int) -> Set<Int> {
    let own = pieces.indices.filter {
      pieces[$0].file == file && pieces[$0].names.contains(type)
    }
    var open = own + extensions(of: type, declaredBy: own)
    var seen = Set(open)
    while let next = open.popLast() {
      for word in pieces[next].words {
        let meant = nearest(places[word] ?? [], to: pieces[next].file)
        for found in meant + extensions(of: word, declaredBy: meant)
        where seen.insert(found).inserted {
          open.append(found)
        }
      }
    }
    return Set(seen.map { pieces[$0].file })
  }

  private func nearest(_ found: [Int], to file: Int) -> [Int] {
    guard found.count > 1 else { return found }
    let same = found.filter { pieces[$0].file == file }
    guard same.isEmpty else { return same }
    let together = found.filter { modules.areTogether(pieces[$0].file, file) }
    return together.isEmpty ? found : together
  }

  /// The extensions of a type in the modules of the pieces that declare it.
  private func extensions(of type: String, declaredBy declaring: [Int]) -> [Int] {
    (extensions[type] ?? []).filter { one in
      declaring.contains { modules.areTogether(pieces[$0].file, pieces[one].file) }
    }
  }
}

extension SourceReach.Piece {
  /// Adds the names of a declaration: of types their own, of what is added to types of others that
  /// of each member.
  ///
  /// - Parameter own: The names of all types of the program.
  fileprivate mutating func add(_ declaration: Declaration, own: Set<String>) {
    switch declaration.kind {
    case .type(.extension):
      names.formUnion(declaration.typeNames)
      if own.contains(declaration.name) {
        extended.insert(declaration.name)
      } else {
        names.formUnion(declaration.members.map(\.name))
      }
    case .type: names.formUnion(declaration.typeNames)
    case .function, .property, .alias: names.insert(declaration.name)
    case .initializer, .enumCase, .macro: break
    }
  }
}

extension Declaration {
  /// The names of the types that it declares.
  fileprivate var typeNames: [String] {
    guard case .type(let keyword) = kind else { return [] }
    return (keyword == .extension ? [] : [name]) + members.flatMap(\.typeNames)
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
  package var declaredTypes: [(name: String, inherited: [String], isExtension: Bool)] {
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
      return (text(index + 1), inherited, isWord("extension", at: index))
    }
  }
}
