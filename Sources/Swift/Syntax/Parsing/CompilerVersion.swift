// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// A build condition that asks for a version: `swift(>=5.9)`, `compiler(<6)`.
package struct CompilerVersion {
  /// Whether the compiler that apps are built with meets it; `nil`: that depends on the settings of the
  /// target, which may compile in the mode of an older language.
  package let isMet: Bool?

  /// Documented: The Swift Programming Language, Conditional Compilation Block. Xcode 26 brings 6.2.
  private static let (current, oldestMode) = ([6, 2], [6])

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
    let isNew = !Self.current.lexicographicallyPrecedes(asked)
    if text[..<open] == "swift", isNew, !asked.lexicographicallyPrecedes(Self.oldestMode) {
      isMet = nil
    } else {
      isMet = isNew == isAtLeast
    }
  }
}

extension ProjectTarget.Platform {
  /// Whether a system's kit of this name is there to import; `nil` for other modules.
  package func hasModule(_ name: String) -> Bool? {
    switch name {
    case "SwiftUI", "WidgetKit", "Foundation", "AppIntents", "Combine", "CoreGraphics": true
    case "UIKit": self != .macOS
    case "AppKit", "Cocoa": self == .macOS
    case "WatchKit": self == .watchOS
    default: nil
    }
  }
}
