// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyReporting
internal import VibrancyRules

extension Baseline {
  /// A report without what is known.
  ///
  /// Known findings leave `findings` and are counted in the summary; entries that found nothing, or
  /// fewer than they know, are its stale ones, a line each. Of more findings with one key than are
  /// known the least severe count as known, so that no error hides behind a note.
  ///
  /// - Parameters:
  ///   - report: What a run found.
  ///   - covers: Whether the run looked at a path: an entry of another is not stale.
  public func applied(
    to report: Report, covering covers: (_ path: String) -> Bool = { _ in true }
  ) -> Report {
    var left = counts
    var isKnown = [Bool](repeating: false, count: report.findings.count)
    let byWeight = report.findings.indices.sorted {
      let (a, b) = (report.findings[$0], report.findings[$1])
      return a.severity == b.severity ? $0 < $1 : (a.severity ?? .note) < (b.severity ?? .note)
    }
    for index in byWeight {
      let entry = Entry(report.findings[index])
      guard let count = left[entry] else { continue }
      left[entry] = count > 1 ? count - 1 : nil
      isKnown[index] = true
    }
    var result = report
    result.findings = report.findings.indices.filter { !isKnown[$0] }.map { report.findings[$0] }
    result.summary.known += isKnown.count { $0 }
    result.summary.stale = left.keys.filter { covers($0.path) }.map(\.line)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return result
  }
}

extension Baseline.Entry {
  /// As reports name an entry.
  fileprivate var line: String { "\(path): \(rule)" + (scene.map { " (\($0))" } ?? "") }
}
