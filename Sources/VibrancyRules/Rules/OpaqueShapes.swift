// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// An opaque fill swallows what lies on it where all of both becomes one color.
package struct OpaqueShapeSwallows: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<OpaqueShapeSwallows>] = []

  /// One verdict, at the fill.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .swallowed) else { return [] }
    return [
      Verdict(
        .fails(.warning), scene: code.place,
        message: "an opaque fill and what lies on it become one block of color "
          + "\(code.phrase): what stands at \(code.otherLines) is gone, \(code.shownIn)",
        fix: "fill only where widgetRenderingMode is .fullColor, lower the fill’s opacity, or put "
          + "one of the two into the other group with .widgetAccentable()")
    ]
  }

  /// What it is, why, and on what it fires.
  package static let about = RuleDescription(
    id: "opaque-shape-swallows",
    summary: "A filled shape swallows the text, symbol or picture on it.",
    rationale: """
      In accented rendering each of two groups is painted in one color, by its opacity alone. A label \
      on a filled pill, tile or button of its own group disappears: only the outline of the fill is \
      left. A plain `.background` stays, unlike `containerBackground`.
      """,
    remedy: """
      Fill only where `widgetRenderingMode` is `.fullColor`, and draw an outline elsewhere; lower the \
      fill’s opacity; put the label or the fill into the accent group with `.widgetAccentable()`; cut \
      the label out with `.blendMode(.destinationOut)`; or move the fill into \
      `containerBackground(for: .widget)`, which the system removes.
      """,
    source: """
      Documented by Apple: widgetAccentable, widgetRenderingMode. Reported in many apps’ trackers. \
      Read from the widget’s Swift sources, situation by situation; as opaque counts what has an \
      alpha of .7 or more, which leaves 2:1 at most.
      """,
    severity: .warning, tags: ["code", "accented"],
    triggering: [
      RuleExample(
        "a label on a pill",
        .code(.swallowed, in: "Departures", at: .homeTinted, ["Badge.swift:12"]))
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}

/// A track and the bar on it become one color, so that every gauge reads full.
package struct OneGroupTrack: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<OneGroupTrack>] = []

  /// One verdict, at the track.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .oneGroupTrack) else { return [] }
    return [
      Verdict(
        .fails(.warning), scene: code.place,
        message: "the bar always reads full \(code.phrase): its track and the part at "
          + "\(code.otherLines) are both opaque and become one color, \(code.shownIn)",
        fix: "lower the track’s opacity, or put the bar alone into the accent group with "
          + ".widgetAccentable()")
    ]
  }

  /// What it is, why, and on what it fires.
  package static let about = RuleDescription(
    id: "one-group-track",
    summary: "A gauge’s track and its bar become one color.",
    rationale: """
      Two opaque shapes of one group cannot be told apart in accented rendering. A progress bar on an \
      opaque track reads as full, whatever its value is.
      """,
    remedy: """
      Lower the track’s opacity, or put the bar into the accent group with `.widgetAccentable()`; the \
      track then keeps the other group’s color.
      """,
    source: """
      Documented by Apple: widgetAccentable. Read from the widget’s Swift sources, situation by \
      situation: two opaque shapes on each other, of which the upper one’s extent is computed.
      """,
    severity: .warning, tags: ["code", "accented"],
    triggering: [
      RuleExample(
        "a progress bar", .code(.oneGroupTrack, in: "Goals", at: .homeTinted, ["Bar.swift:9"]))
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}

extension CodeFacts {
  /// ` on the tinted Home Screen`, in words for a message.
  var phrase: String { place?.phrase ?? "in accented rendering" }

  /// The lines of what is swallowed: `A.swift:3, A.swift:7 and 2 more`.
  var otherLines: String {
    let shown = others.prefix(3).joined(separator: ", ")
    return others.count > 3 ? "\(shown) and \(others.count - 3) more" : shown
  }
}
