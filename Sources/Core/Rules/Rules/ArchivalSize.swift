// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `archival-size`
  package static let archivalSize = RuleID(rawValue: "archival-size")
}

/// A bitmap larger than a widget's archive takes.
package struct ArchivalSize: ConfigurableRule {
  /// A note above this many times the slot's own pixels.
  package var slotFactor = 1.1
  /// The same on a watch.
  package var watchSlotFactor = 1.44
  /// A warning from this many times a watch's slot on: no limit in dispute is so high.
  package var watchWarningFactor = 8.0
  /// A warning above this many pixels.
  package var largestArea = 1_039_262.0

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<ArchivalSize>] = [
    .init(
      "slot-factor", { $1(&$0.slotFactor) }, in: 0...1_000,
      "a note above so many times the slot's pixels"),
    .init("watch-slot-factor", { $1(&$0.watchSlotFactor) }, in: 0...1_000, "the same on a watch"),
    .init(
      "watch-warning-factor", { $1(&$0.watchWarningFactor) }, in: 0...1_000_000,
      "a warning from so many times a watch's slot on"),
    .init("largest-area", { $1(&$0.largestArea) }, in: 1...1e9, "a warning above so many pixels"),
  ]

  /// One verdict, wherever the picture is shown; without a family only the absolute limit applies.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.kind == .picture, !subject.isRedrawn, let art = subject.art else { return [] }
    let bitmap = subject.largestBitmap ?? art.canvas
    let area = Double(bitmap.area)
    let factor = subject.isForWatch ? watchSlotFactor : slotFactor
    let slot = subject.slotArea.map { factor * Double($0) }
    if area > largestArea { return [verdict(.warning, bitmap, limit: largestArea)] }
    guard let slot, area > slot else { return [] }
    let isHuge =
      subject.isForWatch && area >= watchWarningFactor * Double(subject.slotArea ?? .max)
    return [verdict(isHuge ? .warning : .note, bitmap, limit: slot)]
  }

  private func verdict(_ severity: Severity, _ bitmap: PixelRectangle, limit: Double) -> Verdict {
    // Whole pixels above the limit are above its whole part, too.
    let most = Decimal.text(limit, places: 0, rounding: .down)
    return Verdict(
      .fails(severity),
      message: "the widget may stay blank: \(bitmap.width) × \(bitmap.height) are "
        + "\(bitmap.area) pixels, and its archive is reported to take "
        + "\(MessageArgument.figure(digits: most, .plain))",
      measured: Estimate(Double(bitmap.area)), required: limit, rectangle: bitmap,
      fix: "resample it to the size at which it is shown")
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .archivalSize,
    summary: "The bitmap is larger than the archive of a widget takes.",
    rationale: """
      The system archives a widget’s views with their bitmaps and refuses images above a limit: \
      the widget stays blank, and only the console says why. `resizable` and `frame` do not help, \
      the stored bitmap counts.
      """,
    fix: "Resample the art to the pixels of the slot it fills.",
    source: """
      Reported: “Widget archival failed due to image being too large”, with limits of 1.1 times the \
      widget’s own pixels (watch 1.44) and up to 1 039 262; unsettled between systems.
      """,
    severity: .warning, isLadder: true, tags: ["size"],
    triggering: [
      RuleExample("1024 × 1024: a warning", square(1_024, slot: nil)),
      RuleExample("just above 1.1 times the slot: a note", square(500, slot: 227_272)),
      RuleExample(
        "just above 1.44 times a watch's slot",
        square(500, slot: 173_610).with {
          $0.scenes = [.watchFace(21)]
        }),
      RuleExample(
        "exactly 8 times a watch's slot: a warning",
        square(400, slot: 20_000).with { $0.scenes = [.watchFace(21)] }),
    ],
    passing: [
      RuleExample(
        "what only a Live Activity shows",
        square(400, slot: 20_000).with { ($0.kind, $0.scenes) = (.filesOnly, [.watchFace(21)]) }),
      RuleExample("what code scales first", square(1_024, slot: nil).with { $0.isRedrawn = true }),
      RuleExample("exactly the slot", square(474, slot: 474 * 474)),
      RuleExample("just below 1.1 times the slot", square(500, slot: 227_273)),
      RuleExample("just below the absolute limit", square(1_019, slot: nil)),
      RuleExample(
        "below 1.44 times a watch's slot",
        square(500, slot: 173_612).with {
          $0.scenes = [.watchFace(21)]
        }),
    ])

  private static func square(_ side: Int, slot: Int?) -> Subject {
    Subject.glyph.art {
      $0.canvas = PixelRectangle(x: 0, y: 0, width: side, height: side)
    }.with { $0.slotArea = slot }
  }
}
