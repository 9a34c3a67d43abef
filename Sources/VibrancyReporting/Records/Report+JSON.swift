// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyRules

extension Report {
  /// What made it, by which settings, and which part of a run it is.
  var runJSON: JSONValue {
    [
      "schema": 1, "tool": ["name": "vibrancy", "version": .text(version)],
      "model": .integer(model),
      "settings": settingsHash.isEmpty ? .absent : .text(settingsHash),
      "shard": shard.map { ["index": .integer($0.index), "count": .integer($0.count)] } ?? .absent,
    ]
  }

  /// What was looked at, and how many of everything were found.
  var summaryJSON: JSONValue {
    [
      "counts": [
        "error": .integer(count(of: .error)), "warning": .integer(count(of: .warning)),
        "note": .integer(count(of: .note)), "undetermined": .integer(undetermined.count),
        "unread": .integer(errors.count),
      ],
      "judged": .integer(summary.judged), "sets": .integer(summary.sets),
      "setsInScope": .integer(summary.setsInScope), "setsUnnamed": .integer(summary.setsUnnamed),
      "excluded": summary.excluded == 0 ? .absent : .integer(summary.excluded),
      "computedNames": .integer(summary.computedNames),
      "places": .list(summary.places.map(JSONValue.text)),
      "judgesAll": .flag(summary.judgesAll), "readsSources": .flag(summary.readsSources),
      "sources": .integer(summary.sources), "known": .integer(summary.known),
      "stale": .list(summary.stale.map(JSONValue.text)),
      "notes": .list(summary.notes.map(JSONValue.text)),
    ]
  }
}
