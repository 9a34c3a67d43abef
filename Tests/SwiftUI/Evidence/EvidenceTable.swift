// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyEvidence
import VibrancySyntax
import VibrancyTargets
import VibrancyVocabulary

/// Evidence as the lines of a table that people write by hand; `Fixtures/README.md` says how.
struct EvidenceTable {
  let evidence: Evidence
  let sets: [KnownSet]

  /// All lines, sorted.
  var lines: [String] {
    var lines: [String] = []
    for target in evidence.targets {
      if target.isWatch, target.origin.hasSuffix("Complications") { lines.append("watch") }
      lines += target.widgets.map(line)
    }
    for set in sets where set.kind == .image {
      switch evidence.use(of: set) {
      case .used(let uses): lines += uses.map { line($0, set) }
      case .unseen: lines.append("unseen \(name(set))")
      case .outside: lines.append("outside \(name(set))")
      }
    }
    lines += evidence.openNames.map { "open \($0.pattern) \($0.place)" }
    lines += evidence.missing.map {
      "missing \($0.name) \($0.places.map(\.description).joined(separator: " "))"
    }
    lines += evidence.faults.map { fault in
      let maybe = fault.isMaybe ? " maybe" : ""
      return "fault \(fault.kind) \(fault.place) \(fault.widgets.joined(separator: ",")) "
        + aliases(fault.families) + (fault.picture.map { " if opaque: \($0)" } ?? "") + maybe
    }
    return Array(Set(lines)).sorted()
  }

  private func line(_ widget: EvidenceWidget) -> String {
    var words = ["\(widget.kind)", widget.name]
    words += widget.families.map(\.alias).sorted()
    if !widget.backgroundIsRemovable { words.append("keeps-background") }
    return words.joined(separator: " ")
  }

  /// The set without its catalog's usual name and its extension.
  private func name(_ set: KnownSet) -> String {
    set.path.split(separator: "/").filter { $0 != "Assets.xcassets" }.joined(separator: "/")
      .replacing(".imageset", with: "")
  }

  private func aliases(_ families: Set<Family>) -> String {
    families.map(\.alias).sorted().joined(separator: ",")
  }

  private func line(_ use: AssetUse, _ set: KnownSet) -> String {
    var words = ["use", name(set), use.widget]
    words += use.kind == .widget ? places(use) : [use.kind.rawValue]
    words += manner(use.manner)
    if use.isBackground { words.append("in-background") }
    if use.candidates > 1 { words.append("one-of-\(use.candidates)") }
    return (words + ["at", use.place.description]).joined(separator: " ")
  }

  /// Places that look the same to a widget, by one word.
  private static let groups: [(word: String, places: [Place])] = words.map { word in
    (word, Place.distinct.filter { Self.word(for: $0) == word })
  }

  private static let words = [
    "full", "accented", "bare", "night", "vibrant", "dimmed", "face", "face-accented",
    "face-dimmed", "stack",
  ]

  /// The word for an iPhone's place or a watch's.
  private static func word(for place: Place) -> String? {
    guard let reports = place.reports else { return nil }
    let isDimmed = reports.isLuminanceReduced
    switch (place.platform, reports.mode) {
    case (.pad, _), (.mac, _): return nil
    case (.phone, .vibrant):
      return place.location == .standBy ? "night" : isDimmed ? "dimmed" : "vibrant"
    case (.phone, .accented): return "accented"
    case (.phone, .fullColor): return reports.showsBackground ? "full" : "bare"
    case (.watch, .accented), (.watch, .vibrant): return "face-accented"
    case (.watch, .fullColor):
      return reports.showsBackground ? "stack" : isDimmed ? "face-dimmed" : "face"
    }
  }

  private func places(_ use: AssetUse) -> [String] {
    Self.groups.flatMap { group -> [String] in
      let shown = group.places.filter { use.families[$0] != nil }
      let families = Set(shown.map { use.families[$0] ?? [] })
      let certain = shown.filter { use.certain.contains($0) }.count
      let isWhole = shown.count == group.places.count && families.count == 1
      guard isWhole, certain == 0 || certain == shown.count else {
        return shown.map { word($0.rawValue, use.families[$0] ?? [], use.certain.contains($0)) }
      }
      return [word(group.word, families.first ?? [], certain > 0)]
    }
  }

  private func word(_ place: String, _ families: Set<Family>, _ isCertain: Bool) -> String {
    "\(place)\(isCertain ? "" : "?")(\(aliases(families)))"
  }

  private func manner(_ manner: Manner) -> [String] {
    var words: [String] = []
    if manner.isAccentable { words.append("accentable") }
    if let mode = manner.accentedRendering { words.append("rendering=\(mode.rawValue)") }
    if manner.isAccentedOpen { words.append("rendering=open") }
    if let isTemplate = manner.isTemplate { words.append(isTemplate ? "template" : "original") }
    if manner.hasLuminanceToAlpha { words.append("luminance") }
    if let ink = manner.ink { words.append("ink=\(ink)") }
    if manner.opacity != 1 { words.append("opacity=\(manner.opacity.map { "\($0)" } ?? "?")") }
    if manner.width != nil || manner.height != nil {
      words.append("frame=\(side(manner.width))x\(side(manner.height))")
    }
    if manner.isPrivate { words.append("private") }
    if manner.isInvalidatable { words.append("invalidatable") }
    return words
  }

  private func side(_ points: Double?) -> String { points.map { "\(Int($0))" } ?? "?" }
}
