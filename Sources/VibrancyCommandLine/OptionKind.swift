// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What an option's value may be.
package enum OptionKind: Equatable, Sendable {
  /// No value: present or not.
  case flag
  /// One of these names, exactly.
  case choice([String])
  /// Any text; the names are worth offering, and `orFile` says that a path will do as well.
  case names([String], orFile: Bool)
  /// A whole number in the range.
  case integer(ClosedRange<Int>)
  /// A decimal number in the range.
  case number(ClosedRange<Double>)
  /// A colour as `#RRGGBB`; the `#` may be left out, since shells take it for a comment.
  case color
  /// `NAME=VALUE` with one of these names; the value is for the caller to judge.
  case assignment([String])
  /// Any text.
  case text
  /// The path of a file.
  case file
  /// The path of a folder.
  case directory

  /// What help shows for the value unless the option says otherwise; empty for a flag.
  var placeholder: String {
    switch self {
    case .flag: ""
    case .choice(let names): names.joined(separator: "|")
    case .names: "NAME"
    case .integer: "N"
    case .number(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .color: "#RRGGBB"
    case .assignment: "NAME=VALUE"
    case .text: "TEXT"
    case .file: "FILE"
    case .directory: "DIR"
    }
  }

  /// The names that complete a value, or begin one.
  var candidates: [String] {
    switch self {
    case .choice(let names), .names(let names, _): names
    case .assignment(let names): names.map { $0 + "=" }
    default: []
    }
  }

  /// Whether a path of a file is a sensible value.
  var takesFile: Bool {
    switch self {
    case .file, .names(_, orFile: true): true
    default: false
    }
  }

  /// Whether values other than the candidates are taken too.
  var isOpen: Bool {
    if case .choice = self { false } else { true }
  }
}
