// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `empty-scene`
  package static let emptyScene = RuleID(rawValue: "empty-scene")
}

/// A widget shows nothing in a scene, though it shows something elsewhere.
package struct EmptyScene: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<EmptyScene>] = []

  /// One verdict a scene, at the widget.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let empty = subject.drawnLine?.emptyScenes ?? []
    var places: [Place] = []
    for facts in empty where !places.contains(facts.place) {
      places.append(facts.place)
    }
    return places.compactMap { place in
      let here = empty.filter { $0.place == place }
      guard let first = here.first else { return nil }
      let families = Family.allCases.filter { family in here.contains { $0.family == family } }
        .map { $0.rawValue }.joined(separator: ", ")
      let isCertain = here.contains { $0.isCertain }
      return Verdict(
        .fails(isCertain ? .warning : .note), scene: place,
        message:
          "nothing is left of the widget \(name: first.widget) \(place), as it has something "
          + "to show \(first.shownPlace) (\(word: families))",
        fix: "leave the value or a symbol there: people take an empty place for a broken widget")
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .emptyScene,
    summary: "A widget shows nothing in a scene, though it does in another.",
    rationale: """
      Code that hides what must not burn in, or what has no color, may hide all of it: the Always-On \
      display or StandBy then has a hole where the widget was.
      """,
    fix: """
      Keep what matters where `isLuminanceReduced` is true, where `showsWidgetContainerBackground` is \
      false and in every `widgetRenderingMode`; a mode that is left to `EmptyView` is one of these.
      """,
    source: """
      The widget is run and laid out for each scene with each of its samples. Silent where a family \
      shows nothing anywhere, and where a part of the view is not followed.
      """,
    severity: .warning, isLadder: true, tags: ["code"],
    triggering: [
      RuleExample("hidden while the luminance is reduced", empty(isCertain: true)),
      RuleExample("with data that is made up: a note", empty(isCertain: false)),
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])

  private static func empty(isCertain: Bool) -> Subject {
    var subject = Subject()
    subject.drawn = DrawnLineFacts()
    subject.drawn?.emptyScenes = [
      EmptySceneFacts(
        "Fasting", in: .accessoryCircular, at: .lockScreenAlwaysOn, shownPlace: .lockScreen,
        isCertain: isCertain)
    ]
    return subject
  }
}
