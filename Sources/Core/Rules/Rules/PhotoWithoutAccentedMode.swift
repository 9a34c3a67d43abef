// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `photo-without-accented-mode`
  package static let photoWithoutAccentedMode = RuleID(rawValue: "photo-without-accented-mode")
}

/// A picture made at run time is shown in one flat color, and nothing says how.
package struct PhotoWithoutAccentedMode: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<PhotoWithoutAccentedMode>] = []

  /// One verdict, at the code.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .photo) else { return [] }
    return [
      Verdict(
        .fails(.warning), scene: code.place,
        message: "a picture that is loaded while the widget runs becomes one block of color on the "
          + "tinted Home Screen, \(code.shownIn)",
        fix: "add .widgetAccentedRenderingMode(.desaturated) or (.fullColor) to the image, or show "
          + "it only where widgetRenderingMode is .fullColor")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .photoWithoutAccentedMode,
    summary: "A photograph or cover becomes one block of color on a tinted Home Screen.",
    rationale: """
      A tinted Home Screen keeps of a picture how opaque it is, and a photograph is opaque \
      everywhere: a white square with nothing on it is left. No file shows that, as the picture \
      comes from the network or the user’s library.
      """,
    fix: """
      Say how the image is to be shown: `.widgetAccentedRenderingMode(.desaturated)` keeps its light \
      and shade, `.fullColor` its colors (iOS 18). Or show it only where `widgetRenderingMode` is \
      `.fullColor`, or turn its luminance into alpha.
      """,
    source: """
      Documented by Apple: WidgetAccentedRenderingMode. Reported in many apps’ trackers. Read from \
      the widget’s Swift sources, situation by situation.
      """,
    severity: .warning, tags: ["code", "accented"],
    triggering: [
      RuleExample("a cover without a word", .code(.photo, in: "Covers", at: .homeTinted))
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}

extension Subject {
  /// The fault of the line of code that is judged, if it is of a kind.
  func code(of kind: CodeFaultKind) -> CodeFacts? {
    guard self.kind == .picture, let code, code.kind == kind else { return nil }
    return code
  }

  /// A line of code with something wrong.
  static func code(
    _ kind: CodeFaultKind, in widget: String, at place: Place?, _ others: [CodeLocation] = []
  ) -> Subject {
    var subject = Subject()
    subject.code = CodeFacts(
      kind, widgets: [widget], families: [.systemSmall], place: place, others: others)
    return subject
  }
}
