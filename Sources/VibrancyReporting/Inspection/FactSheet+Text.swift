// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules
internal import VibrancyVocabulary

extension FactSheet {
  /// The sheet for eyes, 80 columns wide.
  ///
  /// - Parameter isPlain: Whether only ASCII may be used.
  public func text(isPlain: Bool) -> String {
    var lines = [VisibleText.of(name == location.path ? name : "\(name)  (\(location.path))")]
    if let art = subject.art { lines += Self.lines(of: art) }
    for scene in subject.scenes {
      lines += ["", "  \(scene.place.rawValue)"] + scene.previews.map(Self.line)
      if let range = scene.legibleRange {
        lines += LegibleRangeDrawing(range, isPlain: isPlain).lines.map { "    " + $0 }
      }
      if let reason = scene.undetermined {
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
          + (art.accentedEdgeLoss.map { ", \(percent($0)) lost in one color" } ?? "")
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
