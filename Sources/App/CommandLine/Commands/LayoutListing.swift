// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyScenes
internal import VibrancyVocabulary

/// What `vibrancy evidence --layout` prints: the marks of widgets with their frames and lines, and how
/// much of the code that was reached is understood.
struct LayoutListing {
  private var coverage = LayoutCoverage()
  /// How many widgets were laid out, each family and sample counted.
  private(set) var count = 0

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

  /// How much was understood, as a line.
  var coverageLine: String {
    let (reached, understood) = (coverage.reachedCount, coverage.understoodCount)
    guard reached > 0 else { return "no widget is drawn from Swift\n" }
    // Rounded down: all is said of all alone.
    let thousandths = understood * 1000 / reached
    return
      "understood \(understood) of \(counted(reached, "call site")) that samples reach "
      + "(\(thousandths / 10).\(thousandths % 10) %)\n"
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
