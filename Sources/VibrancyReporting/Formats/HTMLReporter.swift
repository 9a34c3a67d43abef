// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyPages

/// `html`: one page for a browser that opens it from disk, with the previews that fail inside;
/// `html-full` with all previews.
struct HTMLReporter: Reporter {
  let fileExtension = "html"
  /// Whether previews without a finding are shown, too.
  var showsAll = false

  /// Those it shows.
  func exhibits(for shard: Report.Shard?) -> ExhibitNeed { showsAll ? .all : .failing }

  /// HTML, to be stored as UTF-8. Nothing is fetched; names are shown, never obeyed.
  func text(for report: Report, in context: ReportContext) -> String {
    Page.report.html(
      title: "Vibrancy: \(report.verdict)", heading: "Legibility",
      texts: [
        "verdict": report.countsOfFindings.isEmpty ? report.verdict : report.countsOfFindings,
        "footer": "estimate, model \(report.model) · vibrancy \(report.version)",
      ],
      data: JSONText.of(
        PageData(report, rules: context.rules, showsAll: showsAll).json, spelling: .page))
  }
}
