// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Summary {
  /// What a run looked at, a sentence each without a full stop: the scope first, then what was not
  /// judged and why, the baseline, and the notes.
  var sentences: [String] {
    [scopeSentence, unnamedSentence, computedSentence, baselineSentence].compactMap { $0 }
      + stale.map { "stale: \($0)" } + notes
  }

  /// `34 of 412 image sets in scope (WidgetExtension, WatchApp); --all judges the rest`.
  public var scopeSentence: String? {
    guard sets > 0 else { return nil }
    let place = places.isEmpty ? "" : " (\(Self.shortened(places)))"
    if setsInScope == 0 {
      return "none of \(counted(sets, "image set")) in scope"
        + (judgesAll ? "; all were judged (--all)" : "; --all judges them")
    }
    if setsInScope == sets { return "all \(counted(sets, "image set")) in scope\(place)" }
    return "\(setsInScope) of \(counted(sets, "image set")) in scope\(place); "
      + (judgesAll ? "the rest was judged, too (--all)" : "--all judges the rest")
  }

  private var unnamedSentence: String? {
    setsUnnamed == 0 ? nil : "\(counted(setsUnnamed, "set")) no widget source names"
  }

  private var computedSentence: String? {
    guard computedNames > 0 else { return nil }
    return "\(counted(computedNames, "name")) that sources compute: nobody can say which sets "
      + (computedNames == 1 ? "it means" : "they mean")
  }

  private var baselineSentence: String? {
    switch (known, stale.count) {
    case (0, 0): nil
    case (_, 0): "\(counted(known, "finding")) the baseline knows"
    case (_, let stale):
      "\(counted(known, "finding")) the baseline knows; \(counted(stale, "entry", "entries")) of it "
        + "found nothing: write it anew, or --allow-stale"
    }
  }

  private static func shortened(_ places: [String]) -> String {
    let most = 5
    if places.count <= most { return places.joined(separator: ", ") }
    return places.prefix(most - 1).joined(separator: ", ")
      + " and \(places.count - most + 1) more"
  }
}
