// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
