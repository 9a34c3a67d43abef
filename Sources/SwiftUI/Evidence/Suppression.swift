// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// A comment that keeps findings on a line of Swift out of the report:
/// `// vibrancy:ignore RULE [RULE…] [-- reason]`, at the end of the line or alone before it.
package struct Suppression: Sendable, Hashable, Codable {
  /// The comment.
  package var place: SourcePlace
  /// The line it is about, from 1.
  package let line: Int
  /// The rules it names, each once, in its order; at most `mostRules`.
  package let rules: [String]
  /// The reason, as it stands behind `--`, one line; `nil`: none is given.
  package let reason: String?

  /// More rules than anybody names in one comment.
  package static let mostRules = 64

  /// The comment, if it is one of these.
  ///
  /// - Parameters:
  ///   - comment: UTF-8, from its first `//` to the end of its line.
  ///   - place: Where it begins.
  ///   - line: The line it is about: its own if code stands before it, else the next that is no
  ///     comment.
  package init?(_ comment: ArraySlice<UInt8>, at place: SourcePlace, about line: Int) {
    guard var rest = Self.wordsBehind(comment) else { return nil }
    rest = rest.prefix(4096)
    var rules: [String] = []
    for word in rest.split(whereSeparator: Self.isSeparator) {
      if word.starts(with: Array("--".utf8)) || rules.count == Self.mostRules { break }
      let rule = String(decoding: word, as: UTF8.self)
      if !rules.contains(rule) { rules.append(rule) }
    }
    (self.place, self.line, self.rules) = (place, line, rules)
    reason = Self.reason(in: rest)
  }

  fileprivate static let word = Array("vibrancy:ignore".utf8)

  /// The words behind `// vibrancy:ignore`, which may itself stand behind other words of a comment;
  /// `vibrancy:ignored` is prose.
  private static func wordsBehind(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = comment
    while let slash = rest.firstIndex(of: Byte.slash) {
      rest = rest[(slash + 1)...]
      guard rest.first == Byte.slash else { continue }
      let words = rest.drop { $0 == Byte.slash }.drop(while: Byte.isBlank)
      guard words.starts(with: word) else { continue }
      let behind = words.dropFirst(word.count)
      if behind.first.map(isSeparator) ?? true { return behind }
    }
    return nil
  }

  /// The words behind the first word that begins with `--`, which ends the rules.
  private static func reason(in words: ArraySlice<UInt8>) -> String? {
    let dashes = words.split(whereSeparator: isSeparator).first {
      $0.starts(with: Array("--".utf8))
    }
    guard let dashes else { return nil }
    let text = String(
      decoding: words[dashes.startIndex...].drop { $0 == UInt8(ascii: "-") }, as: UTF8.self)
    let reason = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return reason.isEmpty ? nil : reason
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    Byte.isBlank(byte) || Byte.isLineBreak(byte) || byte == Byte.comma
  }
}

extension SourceText {
  /// The comments of a file that keep findings out, by line; at most `mostSuppressions`.
  ///
  /// Of a file that holds the word at all: what stands in a string, a regular expression or another
  /// comment is none.
  package var suppressions: [Suppression] {
    guard holdsWord else { return [] }
    var found: [Suppression] = []
    var line = 1
    var start = 0
    /// Comments that stand alone wait for the line of code below them.
    var waiting: [Range<Int>] = []
    var places: [SourcePlace] = []
    var comments = Lexer.lineComments(of: bytes)[...]
    while start < bytes.count, found.count < Self.mostSuppressions {
      let end = bytes[start...].firstIndex(where: Byte.isLineBreak) ?? bytes.count
      let text = bytes[start..<end].drop(while: Byte.isBlank)
      comments = comments.drop { $0 < start }
      if let comment = comments.first, comment < end {
        let place = SourcePlace(path: path, line: line, column: column(of: comment, from: start))
        if comment == text.startIndex {
          waiting.append(comment..<end)
          places.append(place)
        } else if let one = Suppression(bytes[comment..<end], at: place, about: line) {
          found.append(one)
        }
      }
      if !text.starts(with: [Byte.slash, Byte.slash]), !waiting.isEmpty {
        found += zip(waiting, places).compactMap {
          Suppression(bytes[$0], at: $1, about: line)
        }
        (waiting, places) = ([], [])
      }
      let isPair =
        end + 1 < bytes.count && bytes[end] == Byte.carriageReturn
        && bytes[end + 1] == Byte.lineFeed
      start = end + (isPair ? 2 : 1)
      line += 1
    }
    // Nothing follows the last ones: they are about nothing.
    found += zip(waiting, places).compactMap { Suppression(bytes[$0], at: $1, about: line) }
    return found.prefix(Self.mostSuppressions).sorted { $0.place < $1.place }
  }

  /// More than anybody writes into one file.
  package static let mostSuppressions = 1000

  /// `true` if there is anything to look for.
  private var holdsWord: Bool {
    let word = Suppression.word
    return bytes.indices.contains { index in
      bytes[index] == word[0] && index + word.count <= bytes.count
        && bytes[index..<(index + word.count)].elementsEqual(word)
    }
  }

  private func column(of offset: Int, from start: Int) -> Int {
    1 + bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
  }
}
