// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules
internal import VibrancyVocabulary

extension FactSheet {
  /// The sheet for eyes, 80 columns wide.
  ///
  /// - Parameter isPlain: Whether only ASCII may be used.
  package func text(isPlain: Bool) -> String {
    var lines = [VisibleText.of(name == location.path ? name : "\(name)  (\(location.path))")]
    if let art = subject.art { lines += Self.lines(of: art) }
    for scene in subject.scenes {
      lines += ["", "  \(scene.place.rawValue)"] + scene.previews.map(Self.line)
      if let range = scene.legibleRange {
        lines += LegibleRangeDrawing(range, isPlain: isPlain).lines.map { "    " + $0 }
      }
      if let reason = scene.choice?.text {
        lines.append("    undetermined: \(VisibleText.of(reason))")
      }
    }
    if !(findings + undetermined).isEmpty { lines.append("") }
    for finding in findings + undetermined {
      let weight = finding.severity?.rawValue ?? "undetermined"
      let scene = finding.scene.map { " on \($0)" } ?? ""
      lines.append(VisibleText.of("  \(weight) \(finding.rule)\(scene): \(finding.message)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of art: ArtFacts) -> [String] {
    let bounds = art.visibleBounds
    var facts: [(String, String)] = [
      ("canvas", "\(art.canvas.width)×\(art.canvas.height) @\(art.scale)x"),
      ("visible", percent(art.visibleFraction) + " of the canvas"),
    ]
    guard let bounds else { return facts.map(line) + ["    nothing is visible"] }
    facts += [
      (
        "bounds",
        "\(bounds.width)×\(bounds.height) at \(bounds.x),\(bounds.y), \(percent(art.boundsFraction))"
      ),
      ("opaque", percent(art.opaqueFraction) + " of the bounds"),
    ]
    if let luma = art.luma {
      facts.append(
        (
          "luma",
          "p05 \(two(luma.p05))  median \(two(luma.p50))  p95 \(two(luma.p95))  mean \(two(luma.mean))"
        ))
    }
    facts += [
      (
        "chroma",
        "p95 \(two(art.ink.chromaP95)), \(art.ink.hasSeveral ? "several inks" : "one ink")"
      ),
      ("border", "\(percent(art.borderOpaque)) opaque, luma spread \(two(art.borderSpread))"),
      (
        "inner edges",
        "\(art.innerEdges)"
          + (art.accentedEdgeLoss.map { ", \(percent($0)) of the inner drawing lost in one color" }
            ?? "")
      ),
      ("thin strokes", percent(art.thinFraction)),
    ]
    if let light = art.translucentLight {
      facts.append(("translucent", percent(light) + " of the plateaus are light"))
    }
    if art.darkHalo > 0 { facts.append(("dark halo", percent(art.darkHalo))) }
    if art.isReduced { facts.append(("measured on", "a linear-light reduction")) }
    return facts.map(line)
  }

  private static func line(_ fact: (String, String)) -> String {
    "  " + fact.0 + String(repeating: " ", count: max(1, 14 - fact.0.count)) + fact.1
  }

  private static func line(_ preview: PreviewFacts) -> String {
    let contrast = preview.legibleContrast
    let range =
      contrast.isUncertain
      ? " (model range \(two(contrast.range.lowerBound))–\(two(contrast.range.upperBound)))" : ""
    let share = preview.illegibleShare(below: 3).value
    let backdrop = preview.wallpaper.map { VisibleText.of($0) } ?? "as it is"
    return "    \(backdrop): \(two(contrast.value)):1\(range), \(percent(share)) below 3:1"
  }

  private static func two(_ number: Double) -> String {
    let cents = Int((number * 100).rounded(.down))
    return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded(.down))) %"
  }
}

/// The legible range drawn with characters: a column for each grey, from black to white.
struct LegibleRangeDrawing {
  /// Contrast as bars, verdicts, and a scale below.
  let lines: [String]

  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  init(_ range: LegibleRange, isPlain: Bool) {
    let columns = range.points.map { point in
      (bar: Self.bar(point.contrast.value, isPlain: isPlain), mark: Self.mark(point, isPlain))
    }
    let width = isPlain ? 1 : 2
    func row(_ name: String, _ cells: [String]) -> String {
      let drawn = cells.map { String(repeating: $0, count: width) }.joined()
      return name + String(repeating: " ", count: 10 - name.count) + drawn
    }
    var scale = ""
    for (index, point) in range.points.enumerated() where index % 4 == 0 {
      let label = "." + "\(Int((point.grey * 10).rounded()))"
      let text = point.grey >= 0.99 ? "1" : index == 0 ? "0" : label
      scale += String(repeating: " ", count: max(0, index * width - scale.count)) + text
    }
    lines = [
      row("contrast", columns.map(\.bar)), row("legible", columns.map(\.mark)),
      "wallpaper " + scale,
      isPlain
        ? "bars: 1 to 8 of 7:1; + legible, ? depends on the model, - not"
        : "bars up to 7:1; ✓ legible over the model's range, ~ depends on it, · not",
    ]
  }

  /// Steps of a seventh up to 7:1.
  private static func bar(_ contrast: Double, isPlain: Bool) -> String {
    let step = min(max(Int((contrast - 1) / 6 * 8), 0), 7)
    return isPlain ? "\(step + 1)" : bars[step]
  }

  private static func mark(_ point: LegibleRange.Point, _ isPlain: Bool) -> String {
    if point.illegibleShare.range.upperBound <= 0.25 { return isPlain ? "+" : "✓" }
    if point.illegibleShare.range.lowerBound <= 0.25 { return isPlain ? "?" : "~" }
    return isPlain ? "-" : "·"
  }
}
