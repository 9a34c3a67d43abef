// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A text in one language, in the forms that numbers ask for.
package struct LocalizedText: Sendable, Hashable {
  /// The form that a language has for some numbers (Documented: Unicode CLDR); for all others it has
  /// the text itself.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    /// For none of a thing, in any language where an author has it.
    case zero
    /// For one thing, and what a language counts like it.
    case one
    /// For two.
    case two
    /// For a few.
    case few
    /// For many.
    case many
  }

  /// The text, for all numbers that have no form of their own.
  package var other: String
  /// The other forms that there are.
  package var forms: [Form: String] = [:]

  /// A text that is the same for all numbers.
  package init(_ other: String) { self.other = other }

  /// A text with its forms by their names; `nil`: it has none of those that stand for all others.
  init?(forms: [String: String]) {
    guard let other = forms["other"] ?? forms["many"] ?? forms["one"] else { return nil }
    self.other = other
    for (name, text) in forms { if let form = Form(rawValue: name) { self.forms[form] = text } }
  }

  /// The text for a number.
  ///
  /// - Parameters:
  ///   - number: `nil`: no number is known.
  ///   - form: The form of the language for a number; `nil`: that of all others.
  package func text(for number: Int?, _ form: (Int) -> Form?) -> String {
    guard let number else { return other }
    if number == 0, let zero = forms[.zero] { return zero }
    return form(number).flatMap { forms[$0] } ?? other
  }

  /// Puts the forms of a part of the text into its place: `%#@seats@`.
  mutating func replace(_ name: String, with part: LocalizedText) {
    for form in Form.allCases {
      guard let outer = forms[form] ?? (part.forms[form] == nil ? nil : other) else { continue }
      forms[form] = outer.replacing(name, with: part.forms[form] ?? part.other)
    }
    other = other.replacing(name, with: part.other)
  }

  /// The text with all its forms changed.
  func mapped(_ change: (String) -> String) -> LocalizedText {
    var result = LocalizedText(change(other))
    result.forms = forms.mapValues(change)
    return result
  }

  /// The form of English: one thing.
  package static func english(_ number: Int) -> Form? { number == 1 ? .one : nil }
}
