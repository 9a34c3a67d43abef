// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPreviews

extension Baseline {
  /// The file: JSON, an entry a line and sorted, so that a change is a small difference; ends in a
  /// line break.
  public var text: String {
    let tool = "{\"name\":\"vibrancy\",\"version\":\(JSONObjectText.quoted(version))}"
    let head = "{\"schema\":\(Self.schema),\"tool\":\(tool),\"model\":\(model),\"findings\":["
    let lines = entries.map { entry in
      var object = JSONObjectText()
      object.add("rule", entry.rule)
      object.add("path", entry.path)
      object.add("scene", entry.scene)
      object.add("hash", entry.hash)
      if let count = counts[entry], count > 1 { object.add("count", count) }
      return object.text
    }
    return head + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n") + "]}\n"
  }
}
