// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list in an article that is written from the code's own tables, between two marks:
/// `<!-- list: NAME -->` and `<!-- end of list -->`.
package struct WrittenList {
  private let name: String
  private let path: String

  /// A list of an article of the documentation.
  package init(_ name: String, of article: String) {
    self.name = name
    path = Fixture.path("../Sources/App/Vibrancy/Vibrancy.docc/\(article).md")
  }

  /// Expects the list to be these lines, or writes them.
  package func expect(_ lines: [String]) throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let begin = "<!-- list: \(name) -->\n"
    let end = "<!-- end of list -->"
    let parts = text.split(separator: begin, maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.last?.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let rest, rest.count == 2 else {
      throw RecordedFile.Mismatch(description: "\(path) has no \(begin)")
    }
    let list = lines.map { "\($0)\n" }.joined()
    try RecordedFile(at: path).expect("\(parts[0])\(begin)\(list)\(end)\(rest[1])")
  }

  /// Expects the list to be a table, or writes it.
  package func expect(table head: [String], _ rows: [[String]]) throws {
    let lines = [head, head.map { _ in "---" }] + rows
    try expect(lines.map { "| \($0.joined(separator: " | ")) |" })
  }
}
