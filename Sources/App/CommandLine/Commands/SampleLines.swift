// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyJSON
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyVocabulary

/// What `vibrancy samples` prints.
struct SampleLines {
  private var widgets: [SampleListing.Widget] = []
  /// What should be known, one line each.
  private(set) var notes: [String] = []

  /// Adds the widgets of a project.
  mutating func add(_ listing: SampleListing) {
    widgets += listing.widgets
    listing.notes.forEach { note($0) }
    for widget in listing.widgets {
      for sentence in widget.notes where widget.kind != .control {
        note("\(widget.place): \(widget.name): \(sentence)")
      }
    }
  }

  /// Adds what should be known, once.
  mutating func note(_ line: String) { if !notes.contains(line) { notes.append(line) } }

  /// How many values are made up.
  var madeUpCount: Int { widgets.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.madeUp.count } } }

  /// How much was listed.
  var summary: String {
    let samples = widgets.reduce(0) { $0 + $1.rows.count }
    let made = widgets.filter { $0.rows.contains { !$0.madeUp.isEmpty } }.count
    return "\(counted(widgets.count, "widget")), \(counted(samples, "sample"))"
      + (madeUpCount == 0
        ? "" : ", \(counted(madeUpCount, "made-up value")) in \(counted(made, "widget"))")
  }

  /// A block of lines a widget, and how much there is.
  var text: String {
    let lines = widgets.flatMap { widget -> [String] in
      let kind =
        switch widget.kind {
        case .widget: ""
        case .activity: ", a Live Activity"
        case .control: ", a control, which is not drawn"
        }
      let written = widget.isWritten ? "; the configuration has its samples" : ""
      return ["\(widget.name)\(kind)  (\(widget.place))\(written)"]
        + widget.rows.flatMap { Self.lines(of: $0, widget.kind) } + [""]
    }
    let end = widgets.isEmpty ? "no widget is drawn from Swift" : summary
    return (lines + [end]).map { VisibleText.of($0) + "\n" }.joined()
  }

  private static func lines(of row: SampleListing.Row, _ kind: SampledWidget.Kind) -> [String] {
    let families =
      kind == .widget && !row.families.isEmpty
      ? "  \(row.families.joined(separator: ", "))" : ""
    let reasons = row.left.map(\.reason)
    let left =
      row.left.isEmpty
      ? ""
      : row.families.isEmpty && Set(reasons).count == 1
        ? "  not drawn: \(reasons[0])"
        : "  not in "
          + row.left.map { "\($0.family) (\($0.reason))" }.joined(separator: ", ")
    return ["  \(row.name): \(source(of: row))\(families)\(left)"]
      + row.madeUp.map { value in
        let shown = value.value.map { JSONText.of($0) } ?? "(\(value.type))"
        let reason = value.reason.map { ", by its \($0.rawValue)" } ?? ""
        return "    \(value.field): \(shortened(shown))\(reason)"
      }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }

  /// Where a sample comes from, in words.
  private static func source(of row: SampleListing.Row) -> String {
    let words =
      switch row.origin {
      case .configuration: "the configuration"
      case .preview: "preview"
      case .placeholder: "placeholder"
      case .snapshot: "snapshot"
      case .member: "static member"
      case .initializer: "defaults"
      case .standIns: "stand-ins"
      case .none: "no data"
      }
    return words + (row.place.map { " at \($0)" } ?? "")
  }

  /// The same for programs.
  ///
  /// - Parameter written: The configurations that were written.
  func json(version: String, written: [String]) -> String {
    JSONText.of([
      "version": .text(version), "written": .some(written),
      "widgets": .lines(widgets) { widget in
        [
          "name": .text(widget.name), "target": .text(widget.target),
          "kind": .text(widget.kind.rawValue),
          "place": .text(widget.place), "configured": .flag(widget.isWritten),
          "samples": .list(widget.rows.map(Self.json)),
          "replacement": widget.replacement ?? .absent, "notes": .some(widget.notes),
        ]
      },
      "notes": .some(notes),
    ]) + "\n"
  }

  private static func json(_ row: SampleListing.Row) -> JSONValue {
    [
      "name": .text(row.name), "origin": .text(row.origin.rawValue), "place": .maybe(row.place),
      "families": .texts(row.families),
      "left": row.left.isEmpty
        ? .absent
        : .list(row.left.map { ["family": .text($0.family), "reason": .text($0.reason)] }),
      "madeUp": .list(
        row.madeUp.map { value in
          [
            "field": .text(value.field), "value": value.value ?? .absent,
            "type": value.type.isEmpty ? .absent : .text(value.type),
            "reason": .maybe(value.reason?.rawValue),
          ]
        }),
    ]
  }
}
