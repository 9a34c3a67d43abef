// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Which outermost declaration each token of a file belongs to, and what those refer to.
///
/// A type of the sources is one, with its extensions; in an extension of a foreign type each member.
struct DeclarationOwners {
  private var ranges: [(range: Range<Int>, name: String)] = []
  /// The names of other such declarations that each refers to.
  private(set) var references: [String: Set<String>] = [:]

  init(_ file: SourceFile, outline: Outline) {
    for declaration in file.declarations {
      guard let body = file.body(of: declaration) else { continue }
      let parent = file.parent(of: declaration)
      let isOuter = parent == nil
      let isForeign = { (type: Declaration) in
        type.typeKeyword == .extension && !outline.declaredTypes.contains(type.name)
      }
      if isOuter, !isForeign(declaration) {
        ranges.append((body, declaration.name))
      } else if let parent, parent.parent == nil, isForeign(parent) {
        ranges.append((body, declaration.name))
      }
    }
    for (range, name) in ranges {
      for index in range where file.tree.tokens[index].isName {
        let word = file.tree.tokens[index].text
        if word != name, outline.reachable.contains(word) {
          references[name, default: []].insert(word)
        }
      }
    }
  }

  /// The declaration a token is in, nil for one of none.
  func owner(of index: Int) -> String? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].range.contains(index) else { return nil }
    return ranges[low].name
  }
}

/// The functions and calls of a file that make ClockKit's providers.
struct ClockKitRegions {
  private var bodies: Set<Int> = []

  init(_ file: SourceFile) {
    for (index, token) in file.tree.tokens.enumerated()
    where Self.isProvider(token) {
      let body = file.tree.braces(around: index).first { brace in
        file.declaration(ofBrace: brace).map { $0.isFunction || $0.isProperty } ?? false
      }
      if let body { bodies.insert(body) }
    }
  }

  /// `CLKImageProvider`, `CLKFullColorImageProvider`, …
  static func isProvider(_ token: Token) -> Bool {
    token.kind == .word && token.first == UInt8(ascii: "C") && token.text.hasPrefix("CLK")
      && token.text.hasSuffix("Provider")
  }

  /// Whether a token is in such a function, or among such a call's arguments.
  func contains(_ index: Int, in tree: SyntaxTree) -> Bool {
    if !bodies.isEmpty, tree.braces(around: index).contains(where: bodies.contains) { return true }
    var bracket = Int(tree.owners[index])
    for _ in 0..<16 where bracket > 0 {
      if tree.tokens[bracket].isMark("("), Self.isProvider(tree.tokens[bracket - 1]) {
        return true
      }
      bracket = Int(tree.owners[bracket])
    }
    return false
  }
}

/// Where previews stand, which say nothing about what a widget shows.
enum PreviewRegions {
  /// A type's header is looked at no further than this many tokens.
  private static let headerLimit = 200

  /// The ranges of `#Preview` with its closures and of types that are a `PreviewProvider`.
  static func regions(in tokens: [Token], partners: [Int32]) -> [Range<Int>] {
    let hasPreviews = tokens.contains { token in
      token.kind == .pound
        ? token.text == "#Preview"
        : token.first == UInt8(ascii: "P") && token.isWord("PreviewProvider")
    }
    guard hasPreviews else { return [] }
    var regions: [Range<Int>] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      var end: Int?
      if token.kind == .pound, token.text == "#Preview" {
        end = endOfMacro(after: index + 1, tokens, partners)
      } else if token.kind == .word, TypeKeyword(rawValue: token.text) != nil {
        end = endOfProvider(after: index + 1, tokens, partners)
      }
      if let end {
        regions.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return regions
  }

  /// Passes over arguments, a trailing closure and labelled ones: `#Preview(…) { … } timeline: { … }`.
  private static func endOfMacro(
    after start: Int, _ tokens: [Token], _ partners: [Int32]
  ) -> Int {
    var index = start
    func end(of open: Int) -> Int { min(Int(partners[open]) + 1, tokens.count) }
    func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
      index < tokens.count && tokens[index].isMark(mark)
    }
    if isMark("(", at: index) { index = end(of: index) }
    guard isMark("{", at: index) else { return index }
    index = end(of: index)
    while index < tokens.count, tokens[index].isName, isMark(":", at: index + 1),
      isMark("{", at: index + 2)
    {
      index = end(of: index + 2)
    }
    return index
  }

  private static func endOfProvider(
    after start: Int, _ tokens: [Token], _ partners: [Int32]
  ) -> Int? {
    var isProvider = false
    for index in start..<min(start + headerLimit, tokens.count) {
      let token = tokens[index]
      if token.isMark("{") {
        return isProvider ? min(Int(partners[index]) + 1, tokens.count) : nil
      }
      if token.isMark("}") || token.isMark(";") { return nil }
      if token.isWord("PreviewProvider") { isProvider = true }
    }
    return nil
  }
}
