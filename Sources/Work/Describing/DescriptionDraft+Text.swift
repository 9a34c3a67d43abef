// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
internal import VibrancyScenes
internal import VibrancyVocabulary

extension DescriptionDraft {
  /// Its text: JSON5 with comments, ending in a line break.
  ///
  /// Every string is escaped as JSON; every comment goes through `VisibleText`, which spells out all
  /// that would end it: line feeds, carriage returns, U+2028 and U+2029 among them.
  package var text: String {
    var lines = heading.map { Self.comment($0, indent: 0) }
    lines.append("{")
    func member(_ key: String, _ value: JSONValue) {
      lines.append("  " + JSONText.member(key, value, indent: 2) + ",")
    }
    member("name", .text(widget))
    if let catalog { member("catalog", .text(catalog)) }
    member("families", .list(families.map { .text($0.rawValue) }))
    member("canvas", .text(SlotArea.content.rawValue))
    if let background { lines += background.lines(key: "containerBackground", indent: 2) }
    if !isBackgroundRemovable { member("removableBackground", .flag(false)) }
    if !hasMargins { member("contentMargins", .integer(0)) }
    lines.append("  \"layers\": [")
    for section in sections {
      lines += section.notes.map { Self.comment($0, indent: 4) }
      lines += section.layer?.lines(indent: 4) ?? []
    }
    lines += ["  ],", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func comment(_ sentence: String, indent: Int) -> String {
    String(repeating: " ", count: indent) + "// " + VisibleText.of(sentence)
  }
}
