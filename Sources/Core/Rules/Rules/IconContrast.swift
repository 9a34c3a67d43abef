// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `icon-contrast`
  package static let iconContrast = RuleID(rawValue: "icon-contrast")
}

/// The dark or tinted look of an app icon hardly stands out from the system's plate.
package struct IconContrast: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 1.5
  /// The largest share of the art's area that may be below the ratio.
  package var largestShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<IconContrast>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .largestShare({ $1(&$0.largestShare) }),
  ]

  /// One verdict a look.
  package func verdicts(on subject: Subject) -> [Verdict] {
    [(Place.iconDark, Subject.IconLook.dark), (.iconTinted, .tinted)].compactMap { place, look in
      guard subject.icon(look) != nil,
        let scene = subject.scenes.first(where: { $0.place == place })
      else { return nil }
      return scene.legibility(
        .warning, ratio: ratio, leavingOut: largestShare,
        sees: "the \(word: look.rawValue) icon hardly stands out from its plate",
        fix: "lighten the art, or give it a background of its own")
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .iconContrast,
    summary: "The dark or tinted look of an app icon hardly stands out from its plate.",
    rationale: """
      Behind a dark or tinted icon with a clear background the system puts a dark plate. Dark art on \
      it is an empty tile, and nobody finds the app.
      """,
    fix: "Lighten the art of that look, or give it a background of its own.",
    source: """
      Documented: Human Interface Guidelines, App icons, dark and tinted variants. Calibrated: the \
      plate, #313131 to #141414. WCAG 2.2 contrast; the limit is far below 3:1, for icons are large.
      """,
    severity: .warning, tags: ["icon", "contrast"],
    triggering: [
      RuleExample("a black sign", dark(1.2)), RuleExample("1.499:1", dark(1.499)),
      RuleExample("a dark tinted icon", tinted(1.1)),
    ],
    passing: [
      RuleExample("exactly 1.5:1", dark(1.5)), RuleExample("a white sign", dark(15)),
      RuleExample("a light icon", dark(1.2).with { $0.kind = .icon([.light]) }),
    ])

  private static func dark(_ contrast: Double) -> Subject {
    .icon(.dark) { _ in }.shown(.one(.iconDark, contrast))
  }

  private static func tinted(_ contrast: Double) -> Subject {
    .icon(.tinted) { _ in }.shown(.one(.iconTinted, contrast))
  }
}
