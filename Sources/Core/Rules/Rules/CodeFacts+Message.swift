// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyVocabulary

extension CodeFacts {
  /// ` on the tinted Home Screen`, in words for a message.
  var phrase: Message { place.map { "\($0)" } ?? "in accented rendering" }

  /// The lines of what is swallowed: `A.swift:3, A.swift:7 and 2 more`.
  var otherLines: Message {
    let shown = Message.list(
      others.prefix(3).map { "\($0)" }, separator: ", ")
    return others.count > 3 ? "\(shown) and \(others.count - 3) more" : shown
  }

  /// The widget and families that show it: `in the widget “Weather” (systemSmall, systemMedium)`.
  var shownIn: Message { Message.shown(in: widgets, families.map { $0 }) }
}

extension Message {
  /// The widgets and families that show something: `in the widget “Weather” (systemSmall, systemMedium)`.
  ///
  /// - Parameter families: `nil` for a Live Activity.
  static func shown(in widgets: [String], _ families: [Family?]) -> Message {
    var names: [String] = []
    for widget in widgets where !names.contains(widget) { names.append(widget) }
    let list = Message.list(names.prefix(3).map { "\(name: $0)" }, separator: ", ")
    let more: Message = names.count > 3 ? " and \(names.count - 3) more" : ""
    var forms = Family.allCases.filter { families.contains($0) }.map { $0.rawValue }
    if families.contains(nil) { forms.append(activityWord) }
    let sizes: Message = forms.isEmpty ? "" : " (\(word: forms.joined(separator: ", ")))"
    return names.count == 1
      ? "in the widget \(list)\(more)\(sizes)" : "in the widgets \(list)\(more)\(sizes)"
  }

  private static let activityWord = "Live Activity"

  /// The families that ``shown(in:_:)`` names, and that of Live Activities.
  package var forms: Set<String> {
    let known = Set(Family.allCases.map { $0.rawValue })
    var forms: Set<String> = []
    for case .word(let word) in arguments {
      for part in word.split(separator: ",") {
        let name = String(part.drop { $0 == " " })
        if known.contains(name) { forms.insert(name) }
        if name == Self.activityWord { forms.insert(WidgetForm.liveActivity.name) }
      }
    }
    return forms
  }

  /// The sentence up to the widgets that ``shown(in:_:)`` names, for who reads it under one's name.
  package var withoutWidgets: Message {
    let clause = ", in the widget".utf8
    var kept: [Piece] = []
    for piece in pieces {
      if case .words(let words) = piece,
        let end = words.utf8.indices.first(where: { words.utf8[$0...].starts(with: clause) })
      {
        return Message(kept + [.words(String(words[..<end]))])
      }
      kept.append(piece)
    }
    return self
  }
}
