// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Why widgets are not drawn as a device draws them, each cause once, with how many widgets have it.
package struct CauseList: Sendable {
  private struct Key: Hashable {
    let kind: DrawingCause.Kind
    /// Empty where one line has all items of the kind.
    let item: String
  }

  private struct Entry {
    var widgets: [String] = []
    var items: [String] = []
  }

  private var entries: [Key: Entry] = [:]
  private var order: [Key] = []

  /// None.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { order.isEmpty }

  /// Adds some.
  package mutating func add(_ causes: some Sequence<DrawingCause>) {
    for cause in causes {
      let key = Key(kind: cause.kind, item: cause.kind.hasOwnLines ? cause.item : "")
      if entries[key] == nil { order.append(key) }
      var entry = entries[key] ?? Entry()
      if !entry.widgets.contains(cause.widget) { entry.widgets.append(cause.widget) }
      if !entry.items.contains(cause.item) { entry.items.append(cause.item) }
      entries[key] = entry
    }
  }

  /// A cause with how many widgets have it.
  package struct Row: Sendable {
    /// What is otherwise.
    package let kind: DrawingCause.Kind
    /// What it is about.
    package let items: [String]
    /// The types of the widgets.
    package let widgets: [String]

    /// In one line: `not understood: Bundle.module (Strings.swift:168) in 7 widgets`.
    package var line: String {
      let count = "in \(widgets.count) widget\(widgets.count == 1 ? "" : "s")"
      let names = Self.list(items)
      return switch kind {
      case .notUnderstood: "not understood: \(items[0]) \(count)"
      case .wouldStop: "would stop the widget: \(items[0]) \(count)"
      case .madeUp: "made-up values \(count) ('vibrancy samples' lists them): \(Self.list(widgets))"
      case .noBackground:
        "no container background \(count), drawn as the system's request to adopt one: "
          + Self.list(widgets)
      case .openIcon:
        "\(items.count) symbol\(items.count == 1 ? "" : "s") of the system drawn as open icons "
          + "\(count): \(names)"
      case .letter: "no icon for \(names) \(count); a letter stands for it"
      case .notDrawn: "not drawn: \(names) \(count)"
      case .other: "\(items[0]) (\(count))"
      }
    }

    private static func list(_ names: [String]) -> String {
      let shown = names.prefix(4).map { VisibleText.short($0) }.joined(separator: ", ")
      return shown + (names.count > 4 ? " and \(names.count - 4) more" : "")
    }
  }

  /// The causes, that of most widgets first.
  package var rows: [Row] {
    let rows = order.map { key in
      Row(
        kind: key.kind, items: entries[key]?.items ?? [], widgets: entries[key]?.widgets ?? [])
    }
    return rows.enumerated().sorted {
      ($1.element.widgets.count, $0.offset) < ($0.element.widgets.count, $1.offset)
    }.map(\.element)
  }

  /// Causes that are listed unless all are wanted.
  package static let mostListed = 12

  /// A line a cause, at most so many, and how many more there are.
  package func lines(most: Int) -> [String] {
    let rows = rows
    let rest = max(0, rows.count - most)
    return rows.prefix(most).map(\.line)
      + (rest > 0
        ? ["and \(rest) more cause\(rest == 1 ? "" : "s"); 'vibrancy evidence --layout' lists all"]
        : [])
  }
}

extension DrawingCause.Kind {
  /// Whether each item has a line of its own.
  fileprivate var hasOwnLines: Bool {
    switch self {
    case .notUnderstood, .wouldStop, .other: true
    case .madeUp, .noBackground, .openIcon, .letter, .notDrawn: false
    }
  }
}
