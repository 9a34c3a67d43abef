// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An argument of a call.
package struct PassedValue {
  /// Its label; `nil` for none, as of a trailing closure.
  package var label: String?
  /// What is passed.
  package var value: SampleValue
  /// The pieces of a string literal that is passed, which are a localized text's key; `nil`: what is
  /// passed is not a literal.
  package var pieces: [PassedPiece]?

  /// An argument.
  package init(_ label: String?, _ value: SampleValue) {
    (self.label, self.value) = (label, value)
  }

  /// Whether its label says that it is what a call shows.
  package var isContent: Bool { Self.isContent(label) }

  /// Whether a label says that an argument is what a call shows.
  package static func isContent(_ label: String?) -> Bool {
    label.map(contents.contains) ?? false
  }

  private static let contents: Set<String> = [
    "text", "string", "content", "html", "markdown", "message", "title",
  ]
}

/// A piece of a string literal that is passed.
package enum PassedPiece {
  case literal(String)
  /// An interpolated value, with the arguments behind it: `specifier:`, `format:`, `style:`.
  case value(SampleValue, [PassedValue])

  /// What it puts into the text.
  package var value: SampleValue {
    switch self {
    case .literal(let text): .string(text)
    case .value(let value, _): value
    }
  }

  /// Whether it is interpolated.
  package var isValue: Bool { if case .value = self { true } else { false } }
}
