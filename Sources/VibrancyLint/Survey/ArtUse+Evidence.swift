// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyVocabulary

extension ArtUse {
  /// What all uses say together: what any may do counts, and an excuse only where all have it.
  ///
  /// - Parameter path: A place as reports print it, `path:line`.
  init(_ uses: [AssetUse], path: (SourcePlace) -> String) {
    self.init()
    (isProved, isDescribed) = (true, true)
    let shown = uses.filter { $0.kind == .widget }
    isClockKit = shown.isEmpty && uses.contains { $0.kind == .clockKit }
    isUnplaced = shown.isEmpty && !isClockKit
    let counted = shown.isEmpty ? uses : shown
    isWatch = !counted.isEmpty && counted.allSatisfy(\.isWatch)
    if counted.allSatisfy({ $0.families != nil }) {
      families = counted.reduce(into: []) { $0.formUnion($1.families ?? []) }
    }
    let renderings = counted.map(\.manner.effectiveRendering)
    accentedRendering = renderings.contains(.unset) ? .unset : renderings.first ?? .unset
    isAccentable = counted.contains { $0.manner.isAccentable }
    let templates = Set(counted.map(\.manner.isTemplate))
    isTemplate = templates.count == 1 ? templates.first ?? nil : nil
    let inks = Set(counted.map(\.manner.ink))
    ink = inks.count == 1 ? inks.first ?? nil : nil
    removedPlaces = counted.dropFirst().reduce(counted.first?.removedPlaces ?? []) {
      $0.intersection($1.removedPlaces)
    }
    keepsBackground = !counted.isEmpty && counted.allSatisfy { !$0.backgroundIsRemovable }
    for choice in counted.flatMap(\.choices).sorted().reversed() {
      choices[Choice(choice.value)] = path(choice.place)
    }
    evidence = counted.prefix(3).map { use in
      path(use.place) + (use.candidates > 1 ? " (one of \(use.candidates))" : "")
    }
  }
}

extension ArtUse.Choice {
  fileprivate init(_ value: CodeChoice.Value) {
    self =
      switch value {
      case .renderingMode: .renderingMode
      case .containerBackground: .containerBackground
      case .luminanceReduced: .luminanceReduced
      case .accentedRendering: .accentedRendering
      }
  }
}

extension Manner {
  /// How it takes part in accented scenes; luminance to alpha does what `desaturated` does.
  fileprivate var effectiveRendering: AccentedRendering {
    accentedRendering ?? (hasLuminanceToAlpha ? .desaturated : .unset)
  }
}
