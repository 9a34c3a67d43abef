// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyReporting
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension EvidenceRecord {
  /// What sources say, for those who look it up.
  ///
  /// - Parameters:
  ///   - sets: All sets that were given to the evidence.
  ///   - wanted: The names of the targets that are reported; empty for all.
  ///   - shown: A path below the root as reports print it.
  init(_ evidence: Evidence, of sets: [KnownSet], wanted: [String], shown: (String) -> String) {
    func path(_ place: SourcePlace) -> String { "\(shown(place.path)):\(place.line)" }
    var pictures: [String: [Picture]] = [:]
    var unseen: [String: [String]] = [:]
    for set in sets.sorted(by: { $0.path < $1.path }) where set.kind == .image {
      switch evidence.use(of: set) {
      case .outside: break
      case .unseen(let target): unseen[target, default: []].append(shown(set.path))
      case .used(let uses):
        for use in uses {
          pictures["\(use.target) \(use.widget)", default: []].append(
            Picture(use, of: set, shown: shown, path: path))
        }
      }
    }
    let targets = evidence.targets.filter { wanted.isEmpty || wanted.contains($0.name) }
    self.init(
      targets: targets.map { target in
        Target(
          name: target.name, kind: target.isWatch ? "watch target" : "widget target",
          platform: target.platform.rawValue, oldestSystem: target.oldestSystem,
          source: shown(target.origin),
          widgets: target.widgets.map { widget in
            Widget(
              name: widget.name, kind: Widget.Kind(widget.kind), place: path(widget.place),
              families: Family.allCases.filter(widget.families.contains).map(\.rawValue),
              pictures: pictures["\(target.name) \(widget.name)"] ?? [])
          },
          unnamed: unseen[target.name] ?? [])
      },
      open: evidence.unparsable.filter { wanted.isEmpty || wanted.contains($0.target) }.map {
        Open(
          place: "\(path($0.place)):\($0.place.column)",
          what: "this source does not parse: \($0.kind.words)")
      }
        + evidence.openNames.map {
          Open(place: path($0.place), what: "the name “\($0.pattern)” is computed")
        }
        + targets.flatMap { target in
          target.openCalls.map { Open(place: path($0.gap.place), what: $0.what) }
        })
  }
}

extension EvidenceTarget {
  /// The calls of each widget that were not followed, and what that means, in a few words.
  fileprivate var openCalls: [(gap: EvidenceGap, what: String)] {
    let unread = firstUnread.map {
      [($0, "no widget of “\(name)” was understood, from this call on: “\($0.name)”")]
    }
    return (unread ?? [])
      + widgets.flatMap { widget in
        widget.gaps.filter { $0 != firstUnread }.map { gap in
          (
            gap,
            gap.name.isEmpty
              ? "“\(widget.name)” is too large to follow"
              : "“\(gap.name)” was not followed, in “\(widget.name)”"
          )
        }
      }
  }
}

extension EvidenceRecord.Picture {
  fileprivate init(
    _ use: AssetUse, of set: KnownSet, shown: (String) -> String, path: (SourcePlace) -> String
  ) {
    let places = Place.distinct.filter { use.families[$0] != nil }
    let families = use.families.values.reduce(into: Set<Family>()) { $0.formUnion($1) }
    let isCertain = use.kind != .widget || !use.certain.isEmpty
    self.init(
      name: set.name, sets: [shown(set.path)], isCertain: isCertain,
      doubt: isCertain ? nil : "a condition or a part of the name is open",
      scenes: places.map(\.rawValue),
      families: Family.allCases.filter(families.contains).map(\.rawValue),
      manner: use.manner.words + (use.isBackground ? ["in the container background"] : []),
      way: (use.way + [use.place]).map(path))
  }
}

extension Manner {
  /// In words of the code.
  fileprivate var words: [String] {
    var words: [String] = []
    if let isTemplate { words.append(isTemplate ? "template" : "original") }
    if let ink { words.append("ink \(ink)") }
    if isAccentable { words.append("widgetAccentable") }
    if let accentedRendering { words.append("accented as \(accentedRendering.rawValue)") }
    if isAccentedOpen { words.append("accented as the code chooses") }
    if hasLuminanceToAlpha { words.append("luminanceToAlpha") }
    if isPrivate { words.append("privacySensitive") }
    if isInvalidatable { words.append("invalidatableContent") }
    return words
  }
}

extension EvidenceRecord.Widget.Kind {
  fileprivate init(_ kind: EvidenceWidget.Kind) {
    self =
      switch kind {
      case .widget: .widget
      case .activity: .activity
      case .control: .control
      }
  }
}
