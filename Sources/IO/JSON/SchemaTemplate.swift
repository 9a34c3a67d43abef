// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The text of a JSON Schema in which marks stand for lists of words that the code declares.
///
/// The mark of a list is its name as a string in angle brackets, `"<scenes>"`. Alone on a line it
/// becomes as many lines as its words need, else it is replaced where it stands.
package struct SchemaTemplate {
  /// How long a line of a list becomes at most.
  private static let width = 99

  private let text: String

  /// A template with its marks.
  package init(_ text: String) { self.text = text }

  /// The schema, with words instead of marks.
  ///
  /// - Parameter lists: Words that need no escapes, by the name of their list.
  package func filled(with lists: KeyValuePairs<String, [String]>) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let list = lists.first(where: { line.contains(Self.mark($0.key)) }) else {
        lines.append(line)
        continue
      }
      let indentation = line.prefix { $0 == " " }
      if line.dropFirst(indentation.count) == Self.mark(list.key) {
        lines += Self.wrapped(list.value, indentation)
      } else {
        let words = list.value.map { "\"\($0)\"" }.joined(separator: ", ")
        lines.append(line.replacing(Self.mark(list.key), with: words)[...])
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func mark(_ name: String) -> String { "\"<\(name)>\"" }

  private static func wrapped(_ words: [String], _ indentation: Substring) -> [Substring] {
    var lines: [Substring] = []
    var line = ""
    for (index, word) in words.enumerated() {
      let item = "\"\(word)\"" + (index + 1 < words.count ? "," : "")
      if line.isEmpty {
        line = indentation + item
      } else if line.count + 1 + item.count <= width {
        line += " " + item
      } else {
        lines.append(line[...])
        line = indentation + item
      }
    }
    return lines + (line.isEmpty ? [] : [line[...]])
  }
}
