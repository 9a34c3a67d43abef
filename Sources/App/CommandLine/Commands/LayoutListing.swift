// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyJSON
internal import VibrancyScenes
internal import VibrancyVocabulary

/// What `vibrancy evidence --layout` prints: the marks of widgets with their frames and lines, and how
/// much of the code that was reached is understood.
struct LayoutListing {
  private var coverage = LayoutCoverage()
  /// How many widgets were laid out, each family and sample counted.
  private(set) var count = 0

  /// The widgets for programs, where they are wanted.
  private var widgets: [JSONValue] = []

  /// Takes a widget for programs.
  mutating func add(_ layout: WidgetLayout) {
    coverage.add(layout)
    count += 1
    widgets.append(Self.json(layout))
  }

  /// The lines of a widget; they end in an empty one.
  mutating func text(of layout: WidgetLayout) -> String {
    coverage.add(layout)
    count += 1
    let widget = layout.widget
    let names = [widget.name, widget.sample, widget.form.name, layout.setting].compactMap(\.self)
    let (width, height) = (Self.short(layout.size.width), Self.short(layout.size.height))
    var lines = [
      "\(names.joined(separator: " · "))  \(width)×\(height) pt in \(layout.scene.place.rawValue)  "
        + "(\(widget.path):\(widget.line))"
    ]
    lines += layout.rows.map { row in
      let frame = row.frame.map { padded(Self.short($0)) }.joined(separator: " ")
      return "  \(frame)  \(row.kind.words)" + (row.place.map { "  \($0)" } ?? "")
    }
    if layout.rows.isEmpty { lines.append("  nothing") }
    return lines.map { VisibleText.of($0) + "\n" }.joined() + "\n"
  }

  /// What was not understood, a line a cause, and how much was.
  var end: String {
    guard coverage.reachedCount > 0 else { return "no widget is drawn from Swift\n" }
    let (reached, understood) = (coverage.reachedCount, coverage.understoodCount)
    let shares = coverage.shares
    let known = [
      ("text", shares.texts), ("picture", shares.pictures), ("color", shares.colors),
    ].filter { $0.1.all > 0 }.map { noun, count in
      "\(count.known) of \(counted(count.all, noun)) (\(Self.percent(count.known, of: count.all)))"
    }
    var lines = coverage.causes.lines(most: .max)
    if !known.isEmpty { lines.append("known: " + known.joined(separator: ", ")) }
    lines.append(
      "understood \(understood) of \(counted(reached, "call site")) that samples reach "
        + "(\(Self.percent(understood, of: reached)))")
    return lines.map { VisibleText.of($0) + "\n" }.joined()
  }

  /// All of it for programs.
  ///
  /// - Parameter notes: What should be known besides.
  func json(version: String, notes: [String]) -> String {
    let shares = coverage.shares
    func count(_ known: Int, _ all: Int) -> JSONValue {
      ["known": .integer(known), "all": .integer(all)]
    }
    return JSONText.of([
      "version": .text(version),
      "callSites": [
        "understood": .integer(coverage.understoodCount), "all": .integer(coverage.reachedCount),
      ],
      "texts": count(shares.texts.known, shares.texts.all),
      "pictures": count(shares.pictures.known, shares.pictures.all),
      "colors": count(shares.colors.known, shares.colors.all),
      "causes": .lines(coverage.causes.rows) { row in
        [
          "kind": .text(row.kind.rawValue), "items": .some(row.items.filter { !$0.isEmpty }),
          "widgets": .texts(row.widgets),
        ]
      },
      "widgets": .lines(widgets), "notes": .some(notes),
    ]) + "\n"
  }

  private static func json(_ layout: WidgetLayout) -> JSONValue {
    let widget = layout.widget
    return [
      "name": .text(widget.name), "target": .text(widget.targetName),
      "sample": .maybe(widget.sample), "form": .text(widget.form.name),
      "scene": .text(layout.scene.place.rawValue),
      "place": .text("\(widget.path):\(widget.line)"),
      "size": .list([.number(layout.size.width), .number(layout.size.height)]),
      "marks": .list(
        layout.rows.map { row in
          [
            "what": .text(row.kind.words), "frame": .list(row.frame.map { .number($0) }),
            "place": .maybe(row.place),
          ]
        }),
      "notes": .some(layout.notes),
    ]
  }

  /// Rounded down: all is said of all alone.
  private static func percent(_ part: Int, of all: Int) -> String {
    let thousandths = part * 1000 / all
    return "\(thousandths / 10).\(thousandths % 10) %"
  }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, 7 - text.count)) + text
  }

  /// Points, to a tenth.
  private static func short(_ value: Double) -> String {
    guard abs(value) < 1e6 else { return value < 0 ? "-∞" : "∞" }
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}
