// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyVocabulary

/// A JSON5 value being written for people: what fits stands on one line, comments behind their lines.
package struct CommentedValue: Sendable, Hashable {
  /// A member of an object.
  package struct Member: Sendable, Hashable {
    let key: String
    let value: CommentedValue
  }

  private indirect enum Content: Sendable, Hashable {
    /// A string, number or word, as it is written.
    case plain(String)
    case list([CommentedValue])
    case object([Member])
  }

  private let content: Content
  /// What is said behind its line, a few words each.
  var notes: [String] = []

  private init(_ content: Content) { self.content = content }

  /// A string, with what would end it or confuse its reader escaped.
  package static func text(_ text: String) -> CommentedValue {
    CommentedValue(.plain(JSONText.of(.text(text))))
  }

  /// A number; what is not finite becomes 0.
  static func number(_ number: Double) -> CommentedValue {
    CommentedValue(.plain(JSONText.of(.number(number.isFinite ? number : 0))))
  }

  static let `true` = CommentedValue(.plain("true"))
  static let null = CommentedValue(.plain("null"))

  static func flag(_ isOn: Bool) -> CommentedValue {
    isOn ? .true : CommentedValue(.plain("false"))
  }

  /// Values in order.
  package static func list(_ values: [CommentedValue]) -> CommentedValue {
    CommentedValue(.list(values))
  }

  /// Members in order.
  package static func object(_ members: [(key: String, value: CommentedValue)]) -> CommentedValue {
    CommentedValue(.object(members.map { Member(key: $0.key, value: $0.value) }))
  }

  /// Whether it is an object or a list.
  var isCompound: Bool { if case .plain = content { false } else { true } }

  private static let mostColumns = 100

  /// Its lines as a member of an object or an element of a list, each with its comma.
  ///
  /// - Parameters:
  ///   - key: The member's key; `nil`: it is an element.
  ///   - indent: Columns before its first line.
  package func lines(key: String? = nil, indent: Int) -> [String] {
    let start = String(repeating: " ", count: indent) + (key.map { "\(Self.quoted($0)): " } ?? "")
    let comment = notes.isEmpty ? "" : " // " + notes.map(VisibleText.of).joined(separator: "; ")
    let flat = flat
    if let flat, start.utf8.count + flat.utf8.count < Self.mostColumns {
      return [start + flat + "," + comment]
    }
    switch content {
    case .plain(let text): return [start + text + "," + comment]
    case .list(let values):
      let inner = values.flatMap { $0.lines(indent: indent + 2) }
      return [start + "[" + comment] + inner + [String(repeating: " ", count: indent) + "],"]
    case .object(let members):
      return [start + "{" + comment] + Self.lines(of: members, indent: indent + 2)
        + [String(repeating: " ", count: indent) + "},"]
    }
  }

  /// Members, those that fit together on one line.
  private static func lines(of members: [Member], indent: Int) -> [String] {
    var lines: [String] = []
    var open = ""
    let blank = String(repeating: " ", count: indent)
    func end() {
      if !open.isEmpty { lines.append(blank + open) }
      open = ""
    }
    for member in members {
      if member.value.notes.isEmpty, let flat = member.value.flat {
        let part = "\(quoted(member.key)): \(flat),"
        if !open.isEmpty, indent + open.utf8.count + 1 + part.utf8.count > mostColumns { end() }
        if indent + part.utf8.count <= mostColumns {
          open += (open.isEmpty ? "" : " ") + part
          continue
        }
      }
      end()
      lines += member.value.lines(key: member.key, indent: indent)
    }
    end()
    return lines
  }

  /// It on one line without its own comment; `nil` if something in it has one, or it is long.
  private var flat: String? {
    var text = ""
    return append(flatTo: &text) ? text : nil
  }

  private func append(flatTo text: inout String) -> Bool {
    func joined(_ open: String, _ values: [(String, CommentedValue)], _ close: String) -> Bool {
      text += open
      for (index, (key, value)) in values.enumerated() {
        guard value.notes.isEmpty else { return false }
        text += (index > 0 ? ", " : "") + key
        guard value.append(flatTo: &text) else { return false }
      }
      text += close
      return true
    }
    switch content {
    case .plain(let plain):
      text += plain
      return true
    // What is longer than a line need not be put together.
    case _ where text.utf8.count > Self.mostColumns: return false
    case .list(let values): return joined("[", values.map { ("", $0) }, "]")
    case .object(let members):
      return joined("{", members.map { (Self.quoted($0.key) + ": ", $0.value) }, "}")
    }
  }

  private static func quoted(_ key: String) -> String { JSONText.of(.text(key)) }
}
