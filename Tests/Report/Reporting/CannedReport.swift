// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyReporting
import VibrancyRules

/// Reports that hold one of everything, to be compared with recorded ones.
enum CannedReport: String, CaseIterable, Sendable {
  /// Findings of all severities, with and without a line, a scene, a wallpaper, a rectangle and
  /// evidence; undetermined ones; errors; odd names; pictures.
  case rich
  /// One finding.
  case single
  /// Nothing found.
  case empty
  /// The second of three parts of a run.
  case shard

  /// The report.
  var report: Report {
    switch self {
    case .rich: Self.rich(shard: nil)
    case .single:
      Report(
        version: "1.2.3", model: 1, findings: [Self.darkLogo], undetermined: [], errors: [],
        summary: Self.summary(judged: 1))
    case .empty:
      Report(
        version: "1.2.3", model: 1, findings: [], undetermined: [], errors: [],
        summary: Self.summary(judged: 34))
    case .shard: Self.rich(shard: Report.Shard(index: 2, count: 3))
    }
  }

  /// The context of the run that reporters get.
  static let context = ReportContext(
    rules: ([.accentedSolidBlock, .vibrantContrast, .vibrantDarkContent] as [RuleID]).map(rule),
    workingDirectory: "/Users/ana/Rain")

  /// A finding with everything.
  static let darkLogo = Finding(
    Verdict(
      .fails(.warning), scene: .lockScreen, wallpaper: "grey .4",
      message: """
        \(.figure(digits: "1.8", .ratio))\(.modelRange(low: "1.4", high: "2.2", .ratio)) against \
        \(named: .lockScreen) on grey \(.figure(digits: ".4", .plain)), needs \
        \(.figure(digits: "3", .ratio))
        """,
      measured: Estimate(1.8399999999999999, in: 1.41...2.2), required: 3,
      rectangle: PixelRectangle(x: 2, y: 1, width: 4, height: 6),
      fix: """
        lighten to ≥ \(.figure(digits: ".66", .plain))\
        \(.modelRange(low: ".32", high: ".66", .plain)), \(.color("#A9A9A9"))
        """),
    of: .vibrantDarkContent,
    at: Location(
      path: "WidgetExtension/Assets.xcassets/logo.imageset/Contents.json", line: 5, column: 21),
    asset: "WidgetExtension/Assets.xcassets/logo.imageset/logo@3x.png", name: "logo@3x",
    evidence: [
      CodeLocation(path: "WidgetExtension/Rain.swift", line: 41),
      CodeLocation(path: "WidgetExtension/Rain+Small.swift", line: 7),
    ],
    fingerprint: "0f1e2d3c4b5a6978")

  private static func rich(shard: Report.Shard?) -> Report {
    var summary = summary(judged: 34)
    (summary.setsUnnamed, summary.computedNames, summary.known) = (5, 2, 3)
    summary.stale = ["\(RuleID.vibrantContrast) in Old/gone.png"]
    summary.notes = ["Photos/wide.png was judged on a reduction to 16 Mpx"]
    return Report(
      version: "1.2.3", model: 1, settingsHash: "8899aabbccddeeff", shard: shard,
      findings: findings, undetermined: undetermined,
      errors: [
        ReportError(
          path: "cut.png", FileFault("the file ends early", at: .byte(3071), fix: "export it again")
        ),
        ReportError(path: "Odd/<none>.widget.json", message: "there is no file"),
      ], summary: summary, exhibits: exhibits)
  }

  private static var findings: [Finding] {
    let path = darkLogo.location.path
    return [
      darkLogo,
      finding(
        .accentedSolidBlock, .error, Place.homeTinted.rawValue,
        at: Location(path: path, line: 13, column: 9),
        "\(.figure(digits: "100", .share)) of its box is opaque: one solid block",
        measured: Estimate(1), required: 0.95),
      finding(
        .wastedMargin, .note, nil, at: Location(path: "Loose/tiny.png"),
        "\(.figure(digits: "24", .share)) is used"),
    ]
      + oddNames.map {
        finding(.blankAsset, .error, nil, at: Location(path: $0), "no ink in \(file: $0)")
      }
  }

  private static var undetermined: [Finding] {
    [
      finding(
        .vibrantContrast, nil, "lock-screen", at: Location(path: "Loose/tiny.png"),
        doubt, measured: Estimate(2.8, in: 2.6...3.3), required: 3, reason: .modelRange),
      finding(
        .accentedSolidBlock, nil, Place.homeTinted.rawValue,
        at: Location(path: "Widgets/rain.widget.json"),
        "\(.figure(digits: "97", .share)) of its box is opaque",
        reason: .code(.rendering(CodeLocation(path: "Rain.swift", line: 12)))),
    ]
  }

  private static let doubt: Message = """
    \(.figure(digits: "2.8", .ratio))\(.modelRange(low: "2.6", high: "3.3", .ratio)), needs \
    \(.figure(digits: "3", .ratio))
    """

  private static func finding(
    _ rule: RuleID, _ severity: Severity?, _ scene: String?, at location: Location,
    _ message: Message, measured: Estimate? = nil, required: Double? = nil,
    reason: Reason = .other("")
  ) -> Finding {
    Finding(
      Verdict(
        severity.map { .fails($0) } ?? .undetermined(reason),
        scene: scene.flatMap { Place(rawValue: $0) },
        message: message, measured: measured, required: required),
      of: rule, at: location, name: "", fingerprint: "00000000000000ff")
  }

  private static func summary(judged: Int) -> Summary {
    var summary = Summary()
    (summary.judged, summary.sets, summary.setsInScope, summary.sources) = (judged, 412, 34, 61)
    (summary.places, summary.readsSources) = (["WidgetExtension", "WatchApp"], true)
    return summary
  }

  private static func rule(_ id: RuleID) -> RuleDescription {
    RuleDescription(
      id: id, summary: "The art reads in \(id).", rationale: "Color is lost; brightness is left.",
      fix: "Use a light variant.", source: "WCAG 2.2, success criterion 1.4.11",
      severity: id == .vibrantContrast ? .error : .warning, tags: ["vibrant"], triggering: [],
      passing: [])
  }
}
