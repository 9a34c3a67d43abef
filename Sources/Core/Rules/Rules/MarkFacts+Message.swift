// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

extension MarkFacts {
  /// What it is: `“62 %”`, `the symbol “bolt”`.
  var thing: Message {
    let words = self.words.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    let short = words.count > 40 ? String(words.prefix(39)) + "…" : words
    return switch kind {
    case .text: short.isEmpty ? "a text" : "\(name: short)"
    case .symbol: short.isEmpty ? "a symbol" : "the symbol \(name: short)"
    case .gauge: "the gauge"
    case .shape: "a shape"
    }
  }

  /// Whether it lies on a text, or one on it: no contrast says which of the two can be read.
  var isInAnotherText: Bool { isCrossed || !overlapping.isEmpty }

  /// The most that a finding about it may weigh: with made-up data a condition may decide otherwise.
  var mostSevere: Severity { isGiven ? .error : .warning }
}

extension [MarkFacts] {
  /// Where their colors are set, and then the views around them, each place once.
  var evidence: [CodeLocation] {
    let all = compactMap { $0.paintPlace } + flatMap { $0.around }
    var places: [CodeLocation] = []
    for place in all where !places.contains(place) { places.append(place) }
    return places
  }

  /// The widgets and families that show them: `in the widget “Weather” (systemSmall, systemMedium)`.
  var shownIn: Message {
    Message.shown(in: map { $0.widget }, map { $0.family })
  }

  /// The other scenes in which they are: `, also on the Lock Screen`; nothing where there are none.
  func also(beside place: Place) -> Message {
    var others: [Place] = []
    for mark in self where mark.place != place && !others.contains(mark.place) {
      others.append(mark.place)
    }
    guard !others.isEmpty else { return "" }
    return ", also \(Message.list(others.map { "\($0)" }, separator: ", "))"
  }
}

extension Subject {
  /// What a line of code draws, if that is what is judged.
  var drawnMarks: [MarkFacts] { drawnLine?.marks ?? [] }

  /// What a line of code comes to, if that is what is judged.
  var drawnLine: DrawnLineFacts? { kind == .picture ? drawn : nil }

  /// What one line draws, for examples.
  static func marks(_ marks: MarkFacts...) -> Subject {
    var subject = Subject()
    subject.drawn = DrawnLineFacts()
    subject.drawn?.marks = marks
    return subject
  }
}

extension MarkFacts {
  /// A text in a widget, in one scene, with a contrast over its one backdrop.
  static func text(
    _ words: String, at place: Place, _ contrast: Estimate, ink: String = "#C0C0C0",
    on ground: String = "#FFFFFF"
  ) -> MarkFacts {
    var mark = MarkFacts(
      .text, words, in: "Tides", place == .lockScreen ? .accessoryRectangular : .systemSmall,
      at: place)
    mark.readings = [Reading(contrast: contrast, ink: ink, ground: ground)]
    return mark
  }

  /// The same with anything changed.
  func with(_ change: (inout MarkFacts) -> Void) -> MarkFacts {
    var copy = self
    change(&copy)
    return copy
  }
}
