// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Tokens and how their brackets nest, with previews left out.
///
/// Brackets that do not match are passed over, and those left open end with the file.
package struct SyntaxTree: Sendable {
  package let tokens: [Token]
  /// For an opening bracket the index of its end, `tokens.count` if it has none; for a closing one
  /// that of its start; -1 for all else.
  let partners: [Int32]
  /// The innermost open bracket around each token, -1 outside of all.
  let owners: [Int32]

  /// The tree of a file, without what `#Preview` and `PreviewProvider` hold.
  package init(_ bytes: [UInt8]) {
    let all = Lexer.tokens(of: bytes)
    let nesting = Self.nesting(of: all)
    let previews = PreviewRegions.regions(in: all, partners: nesting.partners)
    guard !previews.isEmpty else {
      tokens = all
      (partners, owners) = nesting
      return
    }
    var kept: [Token] = []
    var next = 0
    for region in previews {
      kept.append(contentsOf: all[next..<region.lowerBound])
      next = region.upperBound
    }
    kept.append(contentsOf: all[next...])
    tokens = kept
    (partners, owners) = Self.nesting(of: kept)
  }

  /// The token at an index; beyond either end one that matches nothing.
  func token(_ index: Int) -> Token { tokens.indices.contains(index) ? tokens[index] : Self.none }

  /// Where the bracket that opens at an index ends; the index itself where none does.
  func close(_ index: Int) -> Int {
    guard tokens.indices.contains(index), partners[index] >= 0 else { return index }
    return Int(partners[index])
  }

  /// What is inside the bracket that opens at an index.
  func inside(_ open: Int) -> Range<Int> { (open + 1)..<max(open + 1, close(open)) }

  /// The braces around a token, innermost first, as far as `limit` brackets out.
  func braces(around index: Int, limit: Int = 256) -> [Int] {
    var braces: [Int] = []
    var bracket = tokens.indices.contains(index) ? Int(owners[index]) : -1
    for _ in 0..<limit where bracket >= 0 {
      if tokens[bracket].isMark("{") { braces.append(bracket) }
      bracket = Int(owners[bracket])
    }
    return braces
  }

  private static let none = Token(
    kind: .mark, text: "", first: 0, offset: 0, startsLine: true, followsSpace: true)

  private static func nesting(of tokens: [Token]) -> (partners: [Int32], owners: [Int32]) {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var owners = partners
    var open: [Int] = []
    // How many of each are open, so that a stray closing bracket costs nothing.
    var counts = [0, 0, 0]
    for (index, token) in tokens.enumerated() {
      guard let bracket = Bracket(token) else {
        owners[index] = Int32(truncatingIfNeeded: open.last ?? -1)
        continue
      }
      if bracket.isOpening {
        owners[index] = Int32(truncatingIfNeeded: open.last ?? -1)
        partners[index] = Int32(truncatingIfNeeded: tokens.count)
        open.append(index)
        counts[bracket.kind] += 1
        continue
      }
      while counts[bracket.kind] > 0, let start = open.popLast(),
        let opening = Bracket(tokens[start])
      {
        counts[opening.kind] -= 1
        partners[start] = Int32(truncatingIfNeeded: index)
        if opening.kind == bracket.kind {
          partners[index] = Int32(truncatingIfNeeded: start)
          break
        }
      }
      owners[index] = Int32(truncatingIfNeeded: open.last ?? -1)
    }
    return (partners, owners)
  }
}
