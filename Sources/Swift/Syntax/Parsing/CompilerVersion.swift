// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A build condition that asks for a version: `swift(>=5.9)`, `compiler(<6)`.
package struct CompilerVersion {
  /// Whether the compiler that apps are built with meets it.
  package let isMet: Bool

  /// Documented: The Swift Programming Language, Conditional Compilation Block. Xcode 26 brings 6.2;
  /// its new projects compile in the mode of Swift 5.
  private static let (compiler, language) = ([6, 2], [5, 10])

  /// - Returns: `nil` for any other condition.
  package init?(condition text: String) {
    let text = text.filter { !$0.isWhitespace }
    guard let open = text.firstIndex(of: "("), text.last == ")",
      ["swift", "compiler"].contains(text[..<open])
    else { return nil }
    var rest = text[text.index(after: open)...].dropLast()
    let isAtLeast = rest.hasPrefix(">=")
    guard isAtLeast || rest.hasPrefix("<") else { return nil }
    rest = rest.dropFirst(isAtLeast ? 2 : 1)
    let asked = rest.split(separator: ".").map { Int($0) ?? -1 }
    guard !asked.isEmpty, !asked.contains(-1) else { return nil }
    let current = text[..<open] == "swift" ? Self.language : Self.compiler
    isMet = !current.lexicographicallyPrecedes(asked) == isAtLeast
  }
}
