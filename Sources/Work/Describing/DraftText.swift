// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
internal import VibrancyScenes
internal import VibrancyVocabulary

/// Writes a draft as JSON5.
///
/// Every string is escaped as JSON; every comment goes through `VisibleText`, which spells out all
/// that would end it: line feeds, carriage returns, U+2028 and U+2029 among them.
struct DraftText {
  private var lines: [String] = []

  /// The text, with a final line break.
  static func of(_ draft: DescriptionDraft) -> String {
    var text = DraftText()
    text.add(draft)
    return text.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ draft: DescriptionDraft) {
    for sentence in draft.heading { comment(sentence, indent: 0) }
    lines.append("{")
    member("name", .text(draft.widget))
    if let catalog = draft.catalog { member("catalog", .text(catalog)) }
    member("families", .list(draft.families.map { .text($0.rawValue) }))
    member("canvas", .text(CanvasUnit.content.rawValue))
    for sentence in draft.backgroundNotes { comment(sentence, indent: 2) }
    switch draft.background {
    case .color(let code) where code.hasPrefix("#"): member("containerBackground", .text(code))
    case .color(let name):
      member("containerBackground", .object([(name: "color", value: .text(name))]))
    case .image(let name):
      member("containerBackground", .object([(name: "image", value: .text(name))]))
    case .gradient(let top, let bottom):
      member(
        "containerBackground",
        .object([(name: "gradient", value: .list([.text(top), .text(bottom)]))]))
    case nil: break
    }
    if !draft.isBackgroundRemovable { member("removableBackground", .flag(false)) }
    if !draft.accessoryBackground.isEmpty {
      member("accessoryBackground", .list(draft.accessoryBackground.map { .text($0.rawValue) }))
    }
    lines.append("  \"layers\": [")
    let families = draft.families.count > 1
    for section in draft.sections {
      comment(Self.title(section.family), indent: 4)
      for note in section.notes { comment(note, indent: 4) }
      for line in section.lines { add(line, families ? section.family : nil) }
    }
    lines.append("  ],")
    lines.append("}")
  }

  private static func title(_ family: Family) -> String {
    let size = FamilySizes.size(of: family, on: .standard(on: .standard, for: family)).content
    return "\(family.rawValue), \(number(size.width)) × \(number(size.height)) points"
  }

  private mutating func add(_ line: DescriptionDraft.Line, _ family: Family?) {
    switch line {
    case .picture(let picture):
      append("    \(Self.layer(picture, family)),", behind: [picture.place] + picture.notes)
    case .spare(let picture, let why):
      append(
        "    // \(Self.inComment(Self.layer(picture, family))),",
        behind: [picture.place, why] + picture.notes)
    case .text(let text): add(text, family)
    case .remark(let words, let place):
      comment(place.isEmpty ? words : "\(words) // \(place)", indent: 4)
    }
  }

  /// Adds text. The one place that says whether it is a layer, or a comment.
  private mutating func add(_ text: DescriptionDraft.Text, _ family: Family?) {
    append(
      "    // \(Self.inComment(Self.layer(text, family))),", behind: [text.place] + text.notes)
  }

  private static func layer(_ picture: DescriptionDraft.Picture, _ family: Family?) -> String {
    var members: [(name: String, value: JSONValue)] = [
      (name: "image", value: .text(picture.image)), (name: "frame", value: frame(picture.frame)),
    ]
    if let family { members.append((name: "families", value: .list([.text(family.rawValue)]))) }
    if picture.isAccentable { members.append((name: "accentable", value: .flag(true))) }
    if let rendering = picture.accentedRendering, rendering != .unset {
      members.append((name: "accentedRendering", value: .text(rendering.rawValue)))
    }
    if let ink = picture.template { members.append((name: "template", value: .text(ink))) }
    if picture.opacity < 1 {
      members.append(
        (name: "opacity", value: .number((picture.opacity * 100).rounded() / 100)))
    }
    if picture.isPrivate { members.append((name: "privacySensitive", value: .flag(true))) }
    if picture.isInvalidatable { members.append((name: "invalidatable", value: .flag(true))) }
    return object(members)
  }

  private static func layer(_ text: DescriptionDraft.Text, _ family: Family?) -> String {
    var members: [(name: String, value: JSONValue)] = [
      (name: "text", value: .text(text.words ?? "…")),
      (name: "size", value: rounded(text.size)),
    ]
    if let color = text.color { members.append((name: "color", value: .text(color))) }
    members.append((name: "frame", value: frame(text.frame)))
    if let family { members.append((name: "families", value: .list([.text(family.rawValue)]))) }
    if text.isAccentable { members.append((name: "accentable", value: .flag(true))) }
    if text.isPrivate { members.append((name: "privacySensitive", value: .flag(true))) }
    return object(members)
  }

  private static func object(_ members: [(name: String, value: JSONValue)]) -> String {
    "{"
      + members.map { member in
        switch member.value {
        case .list(let values):
          "\"\(member.name)\": [" + values.map { JSONText.of($0) }.joined(separator: ", ") + "]"
        case .absent, .flag, .integer, .number, .word, .text, .file, .lines, .object:
          "\"\(member.name)\": " + JSONText.of(member.value)
        }
      }.joined(separator: ", ") + "}"
  }

  private static func frame(_ frame: DraftFrame) -> JSONValue {
    .list([frame.x, frame.y, max(frame.width, 0.1), max(frame.height, 0.1)].map(rounded))
  }

  /// To a tenth of a point, which no screen shows.
  private static func rounded(_ number: Double) -> JSONValue {
    .number((number * 10).rounded() / 10)
  }

  private static func number(_ value: Double) -> String {
    let digits = "\(value)"
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private mutating func member(_ key: String, _ value: JSONValue) {
    lines.append("  " + JSONText.member(key, value, indent: 2) + ",")
  }

  private mutating func append(_ line: String, behind notes: [String]) {
    let notes = notes.filter { !$0.isEmpty }.map(Self.inComment)
    lines.append(notes.isEmpty ? line : line + " // " + notes.joined(separator: "; "))
  }

  private mutating func comment(_ sentence: String, indent: Int) {
    lines.append(String(repeating: " ", count: indent) + "// " + Self.inComment(sentence))
  }

  /// Text that cannot end the comment it stands in.
  private static func inComment(_ text: String) -> String { VisibleText.of(text) }
}

extension DescriptionDraft {
  /// Its text: JSON5 with comments, ending in a line break.
  package var text: String { DraftText.of(self) }
}
