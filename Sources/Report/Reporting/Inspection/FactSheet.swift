// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
internal import VibrancyJSON
package import VibrancyRules

/// Everything that was measured of one piece of art, and what rules say of it.
package struct FactSheet: Sendable, Hashable {
  /// The place that findings are reported at.
  package var location: Location
  /// As previews are named.
  package var name: String
  /// The title that people know it by.
  package var title: ArtTitle
  /// The facts: measurements, and what is known of its use.
  package var subject: Subject
  /// The findings, notes included.
  package var findings: [Finding]
  /// The findings that could not be determined.
  package var undetermined: [Finding]

  /// A sheet.
  package init(
    location: Location, name: String, title: ArtTitle, subject: Subject, findings: [Finding],
    undetermined: [Finding]
  ) {
    (self.location, self.name, self.title, self.subject) = (location, name, title, subject)
    (self.findings, self.undetermined) = (findings, undetermined)
  }
}

/// The title of a piece of art for people, who do not think in files.
package enum ArtTitle: Sendable, Hashable {
  /// A picture, by its path.
  case picture(path: String)
  /// A set of a catalog: the set's name, and the catalog's path from where the run began.
  case set(String, catalog: String)
  /// A preview of a described widget: the widget's name, which of its previews, and the family.
  case widget(String, preview: String?, family: String)

  /// In one line: `art/sun.png`, `Gauge (Assets.xcassets)`, `Weather · 09:00 · systemSmall`.
  package var line: String {
    switch self {
    case .picture(let path): path
    case .set(let name, let catalog): catalog.isEmpty ? name : "\(name) (\(catalog))"
    case .widget(let name, let preview, let family):
      [name, preview, family].compactMap { $0 }.joined(separator: " · ")
    }
  }

  /// The title in two parts: the first says most, the second the rest; `nil` where a picture's own
  /// name says it, and where there is no rest.
  package var parts: (head: String?, detail: String?) {
    switch self {
    case .picture: (nil, nil)
    case .set(let name, let catalog): (name, catalog.isEmpty ? nil : catalog)
    case .widget(let name, let preview, let family):
      ([name, preview].compactMap { $0 }.joined(separator: " · "), family)
    }
  }

  /// `true` if a description says what it is, the family included.
  package var isWidget: Bool {
    if case .widget = self { true } else { false }
  }
}

extension FactSheet {
  /// The JSON around sheets: `{"schema":1,"tool":…,"art":[…]}`.
  ///
  /// - Returns: What stands before the first, between two and behind the last, and all of it where
  ///   there is none.
  package static func jsonFrame(
    version: String, model: Int
  ) -> (start: String, between: String, end: String, empty: String) {
    let whole: JSONValue = [
      "schema": 1, "tool": ["name": "vibrancy", "version": .text(version)],
      "model": .integer(model), "art": .lines([]),
    ]
    let (empty, end) = (JSONText.of(whole), "]}")
    return (
      start: empty.dropLast(end.count) + "\n", between: ",\n", end: "\n" + end + "\n",
      empty: empty + "\n"
    )
  }

  /// The sheet as JSON, every number unrounded, without a line break.
  package var jsonText: String { JSONText.of(json) }

  private var json: JSONValue {
    [
      "path": .text(location.path), "line": .maybe(location.line), "name": .text(name),
      "facts": subject.art?.json ?? .absent, "scenes": .list(subject.scenes.map(\.json)),
      "findings": .list(findings.map(\.jsonOfSentences)),
      "undetermined": .list(undetermined.map(\.jsonOfSentences)),
    ]
  }
}

extension ArtFacts {
  /// The facts by the names they are known by.
  fileprivate var json: JSONValue {
    [
      "width": .integer(canvas.width), "height": .integer(canvas.height),
      "scale": .integer(scale), "pixel-area": .integer(pixelArea),
      "visible-fraction": .number(visibleFraction), "opaque-fraction": .number(opaqueFraction),
      "bounds": visibleBounds?.json ?? .absent, "bounds-fraction": .number(boundsFraction),
      "luma-p05": .maybe(luma?.p05), "luma-p50": .maybe(luma?.p50), "luma-p95": .maybe(luma?.p95),
      "luma-mean": .maybe(luma?.mean), "chroma-p95": .number(ink.chromaP95),
      "several-inks": .flag(ink.hasSeveral), "border-opaque": .number(borderOpaque),
      "border-spread": .number(borderSpread), "inner-edges": .integer(innerEdges),
      "lost-lines": innerEdges > 0 ? .integer(lostLines) : .absent,
      "accented-edge-loss": .maybe(accentedEdgeLoss),
      "outline-complexity": innerEdges > 0 ? .number(outlineComplexity) : .absent,
      RuleID.translucentLight.rawValue: .maybe(translucentLight),
      RuleID.darkHalo.rawValue: .number(darkHalo),
      "thin-fraction": .number(thinFraction), "reduced": isReduced ? true : .absent,
    ]
  }
}

extension SceneFacts {
  fileprivate var json: JSONValue {
    [
      "scene": .text(place.rawValue), "previews": .list(previews.map(\.json)),
      "legible-range": legibleRange.map { .list($0.points.map(\.json)) } ?? .absent,
      "undetermined": .maybe(choice?.text), "evidence": .some(evidence.map(\.description)),
    ]
  }
}

extension PreviewFacts {
  fileprivate var json: JSONValue {
    let share = illegibleShare(below: 3)
    let contrast = legibleContrast
    return [
      "wallpaper": .maybe(wallpaper), "parts": .integer(parts.count),
      "illegible-share": .number(share.value), "illegible-share-range": share.shownEnds.json,
      "legible-contrast": .number(contrast.value),
      "legible-contrast-range": contrast.shownEnds.json,
      "detail-contrast": .maybe(detailContrast?.value),
      "detail-retention": .maybe(detailRetention?.value),
    ]
  }
}

extension LegibleRange.Point {
  fileprivate var json: JSONValue {
    [
      "grey": .number(grey), "illegible-share": .number(illegibleShare.value),
      "illegible-share-range": illegibleShare.shownEnds.json,
      "legible-contrast": .number(contrast.value),
      "legible-contrast-range": contrast.shownEnds.json,
    ]
  }
}
