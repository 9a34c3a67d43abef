// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
