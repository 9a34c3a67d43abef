// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// The entries of a baseline that match no finding any more, where they make a run fail.
struct StaleEntries {
  /// Their name in formats that name a rule.
  static let id = "stale-baseline-entry"
  private static let advice =
    "write the baseline anew (--write-baseline), or allow it (--allow-stale)"

  /// The baseline, as it was named.
  let path: String
  /// What each entry knew, and its line in the baseline.
  let entries: [(text: String, line: Int)]

  /// Those of a run; `nil`: there are none, or they do not make it fail.
  init?(of summary: Summary) {
    guard summary.failsOnStale, !summary.stale.isEmpty else { return nil }
    path = summary.baseline.isEmpty ? "the baseline" : summary.baseline
    let lines = summary.staleLines
    entries = summary.stale.enumerated().map { index, text in
      (text, lines.indices.contains(index) ? lines[index] : 1)
    }
  }

  /// The place of the first one.
  var location: Location { Location(path: path, line: entries.map(\.line).min()) }

  /// `2 stale baseline entries`.
  var count: String { counted(entries.count, "stale baseline entry", "stale baseline entries") }

  /// The reason why the run fails, and what to do: one sentence without a full stop.
  var sentence: String {
    let subject = counted(entries.count, "entry", "entries")
    return
      "\(subject) of \(path) \(entries.count == 1 ? "matches" : "match") no finding any more, so "
      + "the run fails; \(Self.advice)"
  }

  /// The sentence with the first entries, for formats that have one message for all of them.
  var sentenceWithEntries: String {
    let most = 5
    let named = entries.prefix(most).map { "“\($0.text)”" }.joined(separator: ", ")
    let rest = entries.count - most
    return "\(sentence): \(named)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// What is said of one of them at its line.
  static func sentence(of entry: String) -> String {
    "“\(entry)” matches no finding any more, so the run fails; \(advice)"
  }
}
