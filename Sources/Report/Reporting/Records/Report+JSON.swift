// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyRules
internal import VibrancyVocabulary

extension Report {
  /// What made it, by which settings, and which part of a run it is.
  var runJSON: JSONValue {
    [
      "schema": 1, "tool": ["name": "vibrancy", "version": .text(version)],
      "model": .integer(model), "os": .integer(os.rawValue),
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
      "pictures": summary.pictures == 0 ? .absent : .integer(summary.pictures),
      "picturesInScope": summary.pictures == 0 ? .absent : .integer(summary.picturesInScope),
      "setsUnfollowed":
        summary.setsUnfollowed == 0 ? .absent : .integer(summary.setsUnfollowed),
      "excluded": summary.excluded == 0 ? .absent : .integer(summary.excluded),
      "computedNames": .integer(summary.computedNames),
      "places": .list(summary.places.map(JSONValue.text)),
      "judgesAll": .flag(summary.judgesAll), "readsSources": .flag(summary.readsSources),
      "sources": .integer(summary.sources), "known": .integer(summary.known),
      "moved": summary.moved == 0 ? .absent : .integer(summary.moved),
      "ignored": summary.ignored == 0 ? .absent : .integer(summary.ignored),
      "stale": .list(summary.stale.map(JSONValue.text)),
      "notes": .list(summary.notes.map(JSONValue.text)),
      "gaps": summary.gaps.isEmpty ? .absent : .list(summary.gaps.map(JSONValue.text)),
      "warnings":
        summary.warnings.isEmpty ? .absent : .list(summary.warnings.map(\.json)),
    ]
  }
}

extension Finding {
  /// The finding as `json` and `jsonl` write it; what it does not have is left out.
  var json: JSONValue {
    [
      "rule": .text(rule.rawValue), "severity": .maybe(severity?.rawValue),
      "path": .text(location.path), "line": .maybe(location.line),
      "column": .maybe(location.column), "asset": .maybe(asset),
      "name": name.isEmpty ? .absent : .text(name), "scene": .maybe(scene),
      "wallpaper": .maybe(wallpaper), "message": .text(message), "reason": .maybe(reason),
      "measured": .maybe(measured?.value), "range": measured?.json ?? .absent,
      "required": .maybe(required), "rectangle": rectangle?.json ?? .absent, "fix": .maybe(fix),
      "evidence": .some(evidence.map(\.description)), "fingerprint": .text(fingerprint),
    ]
  }

  /// The same with the arguments of its sentences.
  var jsonWithArguments: JSONValue {
    json.followed(by: ["arguments": FindingArguments(self).json])
  }
}

extension Estimate {
  /// Both ends of the model's range where it matters.
  var json: JSONValue {
    guard isUncertain, value.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite else {
      return .absent
    }
    return [.number(range.lowerBound), .number(range.upperBound)]
  }
}

extension PixelRectangle {
  /// `{"x":…,"y":…,"width":…,"height":…}`.
  var json: JSONValue {
    ["x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height)]
  }
}

extension ReportError {
  /// The error as `json` and `jsonl` write it.
  var json: JSONValue {
    ["path": .text(path), "message": .text(message), "offset": .maybe(offset)]
  }
}

extension Exhibit {
  /// The picture as `jsonl` and the page hold it, its file in base 64.
  var json: JSONValue {
    [
      "path": .text(path), "name": name.isEmpty ? .absent : .text(name), "scene": .maybe(scene),
      "wallpaper": .maybe(wallpaper), "width": .integer(width), "height": .integer(height),
      "zoom": .number(zoom), "legibleRange": legibleRange?.json ?? .absent,
      "screen": isScreen ? .flag(true) : .absent,
      "png": .file(png),
    ]
  }
}

extension LegibleRange {
  /// A point a grey: `[grey, share, its least and most, contrast, its least and most]`.
  var json: JSONValue {
    .list(
      points.map { point in
        let (share, contrast) = (point.illegibleShare, point.contrast)
        return [
          .number(point.grey), .number(share.value), .number(share.range.lowerBound),
          .number(share.range.upperBound), .number(contrast.value),
          .number(contrast.range.lowerBound), .number(contrast.range.upperBound),
        ]
      })
  }
}
