// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `missing-appearance`
  package static let missingAppearance = RuleID(rawValue: "missing-appearance")
  /// `icon-without-appearances`
  package static let iconWithoutAppearances = RuleID(rawValue: "icon-without-appearances")
}

/// A set with dark art for some slots only.
package struct MissingAppearance: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<MissingAppearance>] = []

  /// One verdict, naming the slots without dark art.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let slots = subject.set.slotsWithoutDarkArt
    guard subject.kind == .picture, !slots.isEmpty else { return [] }
    return [
      Verdict(
        .fails(.note),
        message: "there is dark art, but none for \(word: slots.joined(separator: ", "))",
        fix: "add the dark file for \(word: slots.joined(separator: ", "))")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .missingAppearance,
    summary: "A set has dark art for some scales or devices only.",
    rationale: """
      Where the dark file is missing the light one is shown, so that the same widget looks right \
      on one device and wrong on another.
      """,
    fix: "Add the missing dark files, or take the appearance out of the set.",
    source: "Documented: asset catalog format, `appearances`.",
    severity: .note, tags: ["catalog", "appearance"],
    triggering: [
      RuleExample("dark art at 2x, none at 3x", Subject.set { $0.slotsWithoutDarkArt = ["3x"] })
    ],
    passing: [RuleExample("dark art for every slot", .glyph)])
}

/// An app icon in one look alone.
package struct IconWithoutAppearances: ConfigurableRule {
  /// A rule; it has no options.
  package init() {}

  /// None.
  package static let parameters: [RuleParameter<IconWithoutAppearances>] = []

  /// One verdict, on the set as a whole.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard case .icon = subject.kind, subject.set.isIconWithoutAppearances else { return [] }
    return [
      Verdict(
        .fails(.note),
        message: "people who choose dark or tinted icons see what the system makes of the light "
          + "one: the app icon has neither a dark nor a tinted picture",
        fix: "add the dark and the tinted picture to the set (`vibrancy convert --to tinted-icon` "
          + "makes a draft), or design the icon in Icon Composer")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .iconWithoutAppearances,
    summary: "The app icon has neither a dark nor a tinted picture.",
    rationale: """
      People choose dark, tinted or clear icons for their whole Home Screen. Of an icon with light \
      art alone the system derives the others by itself: often a grey smear, and the one icon that \
      stays bright among dark ones.
      """,
    fix: """
      Add a dark and a tinted picture to the icon set, or keep the icon as an `.icon` bundle of \
      Icon Composer, which has them all.
      """,
    source: """
      Documented: Human Interface Guidelines, App icons: provide dark and tinted variants. Only the \
      app’s primary icon is looked at, where the whole project is searched.
      """,
    severity: .note, tags: ["icon", "appearance"],
    triggering: [
      RuleExample(
        "an icon of light art", light.with { $0.set.isIconWithoutAppearances = true })
    ],
    passing: [RuleExample("an icon with a dark look, or not the app's first", light)])

  private static let light = Subject.icon(.light) { _ in }
}
