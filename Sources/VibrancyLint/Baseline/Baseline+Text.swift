// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

extension Baseline {
  /// The file: JSON, an entry a line and sorted, so that a change is a small difference; ends in a
  /// line break.
  public var text: String {
    let lines = entries.map { entry -> JSONValue in
      let count = counts[entry] ?? 1
      return [
        "rule": .text(entry.rule), "path": .text(entry.path), "scene": .maybe(entry.scene),
        "hash": .text(entry.hash), "count": count > 1 ? .integer(count) : .absent,
      ]
    }
    let file: JSONValue = [
      "schema": .integer(Self.schema), "tool": ["name": "vibrancy", "version": .text(version)],
      "model": .integer(model), "findings": .lines(lines),
    ]
    return JSONText.of(file, spelling: .numbered) + "\n"
  }
}
