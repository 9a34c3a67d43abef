// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A text that tests compare with a recorded one, and that `scripts/record-fixtures` writes.
package struct RecordedFile {
  /// Why a test fails.
  package struct Mismatch: Error, CustomStringConvertible {
    /// What differs, and what to do.
    package let description: String
  }

  private let path: String

  /// A text below `Fixtures`.
  package init(_ name: String) { path = Fixture.path(name) }

  /// A text anywhere.
  init(at path: String) { self.path = path }

  /// Set by `scripts/record-fixtures`, never in CI.
  private static let isRecording: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["VIBRANCY_RECORD_REPORTS"] == "1" && (environment["CI"] ?? "").isEmpty
  }()

  /// Expects it to be this text, or writes it; the run that writes fails on purpose.
  package func expect(_ made: String) throws {
    let file = URL(filePath: path)
    if Self.isRecording {
      try Data(made.utf8).write(to: file)
      throw Mismatch(description: "recorded \(path); look at it")
    }
    let old = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard old != made else { return }
    let lines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let others = made.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let number = index ?? min(lines.count, others.count)
    throw Mismatch(
      description: """
        \(path), line \(number + 1) of \(lines.count) recorded and \(others.count) made:
        \(number < lines.count ? lines[number] : "-")
        \(number < others.count ? others[number] : "-")
        scripts/record-fixtures writes it
        """)
  }
}
