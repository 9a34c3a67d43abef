// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `opaque-shape-swallows`
  package static let opaqueShapeSwallows = RuleID(rawValue: "opaque-shape-swallows")
}

/// An opaque fill swallows what lies on it where all of both becomes one color.
package struct OpaqueShapeSwallows: ConfigurableRule {
  /// It fires on a picture from this opaque share of its visible bounds on, `0...1`.
  package var smallestOpaqueFraction = 0.6

  /// A rule with the numbers it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<OpaqueShapeSwallows>] = [
    .init(
      "smallest-opaque-fraction", { $1(&$0.smallestOpaqueFraction) }, in: 0...1,
      "the opaque share of its visible box from which on a picture swallows what lies on it")
  ]

  /// One verdict, at the fill or at the picture behind the others.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .swallowed) else { return [] }
    let lost: Message =
      "become one block of color "
      + "\(code.phrase): what stands at \(code.otherLines) is gone, \(code.shownIn)"
    if code.isOfPicture {
      let requirement = Requirement(
        limit: smallestOpaqueFraction, failure: .atOrAbove, unit: .share)
      guard let share = code.opaqueFraction, requirement.isMissed(by: share) else { return [] }
      return [
        Verdict(
          .fails(.warning), scene: code.place,
          message: "a picture and what lies on it \(lost); "
            + "\(requirement.figure(Estimate(share))) of its box is opaque, \(requirement.demand)",
          measured: Estimate(share), required: smallestOpaqueFraction,
          fix: "draw both as one picture, with the upper one cut out in alpha, or put one of the "
            + "two into the other group with .widgetAccentable()")
      ]
    }
    return [
      Verdict(
        .fails(.warning), scene: code.place,
        message: "an opaque fill and what lies on it \(lost)",
        fix: "fill only where widgetRenderingMode is .fullColor, lower the fill’s opacity, or put "
          + "one of the two into the other group with .widgetAccentable()")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .opaqueShapeSwallows,
    summary: "A filled shape swallows the text, symbol or picture on it.",
    rationale: """
      In accented rendering each of two groups is painted in one color, by its opacity alone. A label \
      on a filled pill, tile or button of its own group disappears: only the outline of the fill is \
      left. A plain `.background` stays, unlike `containerBackground`.
      """,
    fix: """
      Fill only where `widgetRenderingMode` is `.fullColor`, and draw an outline elsewhere; lower the \
      fill’s opacity; put the label or the fill into the accent group with `.widgetAccentable()`; cut \
      the label out with `.blendMode(.destinationOut)`; or move the fill into \
      `containerBackground(for: .widget)`, which the system removes.
      """,
    source: """
      Documented by Apple: widgetAccentable, widgetRenderingMode. Reported in many apps’ trackers. \
      Read from the widget’s Swift sources, situation by situation; as opaque counts what has an \
      alpha of .7 or more, which leaves 2:1 at most, and a picture by its own opaque share.
      """,
    severity: .warning, tags: ["code", "accented"],
    triggering: [
      RuleExample(
        "a label on a pill",
        .code(
          .swallowed, in: "Departures", at: .homeTinted,
          [CodeLocation(path: "Badge.swift", line: 12)])),
      RuleExample("glaze on dough", picture(0.6)),
    ],
    passing: [
      RuleExample("a picture of the catalog", .glyph),
      RuleExample("a mark on a ring", picture(0.599)),
      RuleExample("on a picture that cannot be read", picture(nil)),
    ])

  /// A picture on another one.
  private static func picture(_ opaqueFraction: Double?) -> Subject {
    var subject = Subject.code(
      .swallowed, in: "Bakery", at: .homeTinted, [CodeLocation(path: "", line: 9)])
    subject.code?.isOfPicture = true
    subject.code?.opaqueFraction = opaqueFraction
    return subject
  }
}
