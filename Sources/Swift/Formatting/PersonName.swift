// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a person, as `PersonNameComponents` and its formatter write it in English.
package struct PersonName: Sendable, Hashable {
  /// How much is written.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// Ada, or a nickname.
    case short
    /// Ada Lovelace: the default.
    case medium
    /// Dr. Ada King Lovelace Jr.
    case long
    /// AL: the initials.
    case abbreviated
  }

  /// What comes before, as Dr.
  package var prefix: String?
  /// The given name.
  package var given: String?
  /// The names between.
  package var middle: String?
  /// The family name.
  package var family: String?
  /// What follows, as Jr.
  package var suffix: String?
  /// What friends say.
  package var nickname: String?

  /// The name of some parts.
  package init(
    prefix: String? = nil, given: String? = nil, middle: String? = nil, family: String? = nil,
    suffix: String? = nil, nickname: String? = nil
  ) {
    self.prefix = prefix
    self.given = given
    self.middle = middle
    self.family = family
    self.suffix = suffix
    self.nickname = nickname
  }

  /// The parts of a full name: its first word, its last and those between (Assumed).
  package init(parsing text: String) {
    var words = text.split { $0.isWhitespace }.map(String.init)
    let titles: Set<String> = ["Dr.", "Mr.", "Mrs.", "Ms.", "Prof.", "Dr", "Mr", "Mrs", "Ms"]
    if words.count > 1, titles.contains(words[0]) { prefix = words.removeFirst() }
    if words.count > 2, ["Jr.", "Sr.", "Jr", "Sr", "II", "III"].contains(words[words.count - 1]) {
      suffix = words.removeLast()
    }
    if !words.isEmpty { given = words.removeFirst() }
    if !words.isEmpty { family = words.removeLast() }
    if !words.isEmpty { middle = words.joined(separator: " ") }
  }

  /// The text of the name.
  package func text(_ style: Style = .medium) -> String {
    func joined(_ parts: [String?]) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    switch style {
    case .short: return nickname ?? given ?? family ?? ""
    case .medium: return joined([given, family])
    case .long: return joined([prefix, given, middle, family, suffix])
    case .abbreviated:
      return [given, family].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }
  }
}
