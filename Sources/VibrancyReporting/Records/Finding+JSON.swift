// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyRules

extension Finding {
  /// The finding as `json` and `jsonl` write it; what it does not have is left out.
  var json: JSONValue {
    [
      "rule": .text(rule), "severity": .maybe(severity?.rawValue),
      "path": .text(location.path), "line": .maybe(location.line),
      "column": .maybe(location.column), "asset": .maybe(asset),
      "name": name.isEmpty ? .absent : .text(name), "scene": .maybe(scene),
      "wallpaper": .maybe(wallpaper), "message": .text(message), "reason": .maybe(reason),
      "measured": .maybe(measured?.value), "range": measured?.json ?? .absent,
      "required": .maybe(required), "rectangle": rectangle?.json ?? .absent, "fix": .maybe(fix),
      "evidence": .some(evidence), "fingerprint": .text(fingerprint),
    ]
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
