// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyScenes
internal import VibrancyVocabulary

/// What is known of where a piece of art is shown, and how.
struct ArtUse: Sendable {
  /// A value that the code reads, so that only it knows what is shown.
  enum Choice: Sendable, Hashable {
    case renderingMode, containerBackground, luminanceReduced, accentedRendering
  }

  /// Whether it is widget art as far as anybody knows.
  var isInScope = true
  /// Whether it is judged though it is not, because all is.
  var isExtra = false
  /// Whether it is an app icon, in scope for the icon rules alone: no widget shows it.
  var isAppIcon = false
  /// Whether it is the app icon that people see first, and no bundle of Icon Composer replaces it.
  var isPrimaryIcon = false
  /// Whether a description shows it and nothing else is known to, so that it is judged there.
  var isInWidget = false
  /// Whether its scope is proved: named directly, by a description, by configuration or by the code.
  var isProved = false
  /// Whether a watch shows it.
  var isWatch = false
  /// Whether ClockKit alone shows it.
  var isClockKit = false
  /// Whether Live Activities and controls alone show it: no evidence of a place it is judged in.
  var isUnplaced = false
  /// The families it is shown in; `nil`: not known.
  var families: Set<Family>?
  /// How it takes part in accented scenes.
  var accentedRendering = AccentedRendering.unset
  /// Whether it is in the accent group.
  var isAccentable = false
  /// Whether the code takes its alpha alone; `nil`: the catalog decides.
  var isTemplate: Bool?
  /// Whether the code says how it is shown at all.
  var isDescribed = false
  /// The literal ink beside a template image, `#RRGGBB` or a word of the code's.
  var ink: String?
  /// Where it is never shown.
  var removedPlaces: Set<WidgetLocation> = []
  /// Whether its container background stays wherever it is shown.
  var keepsBackground = false
  /// What the code reads, and where: `path:line`.
  var choices: [Choice: String] = [:]
  /// The folder of its target or catalog, for the summary.
  var place: String?
  /// Whether a target's catalog holds it and no source names it, so that it is counted only.
  var isUnnamed = false
  /// Whether no widget target has to do with it.
  var isUnknownToCode = false
  /// Where the code says so: `path:line`.
  var evidence: [String] = []

  /// Named directly, or loose in a folder that was.
  static var named: ArtUse {
    var use = ArtUse()
    use.isProved = true
    return use
  }

  /// Not widget art.
  static var outside: ArtUse {
    var use = ArtUse()
    (use.isInScope, use.isUnknownToCode) = (false, true)
    return use
  }
}

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

extension Place {
  /// What a widget disfavors that is not to be shown here; `nil` where it cannot.
  fileprivate var location: WidgetLocation? {
    guard platform != .watch else { return nil }
    return switch role {
    case .vibrant, .alwaysOn: .lockScreen
    case .standby, .night: .standBy
    case .home, .accented: .homeScreen
    case .blackFace, .icon: nil
    }
  }
}

extension ArtUse {
  /// Whether the code lets the art be shown in a place at all.
  func allows(_ place: Place) -> Bool {
    if keepsBackground, place.role == .standby || place.role == .night { return false }
    guard let location = place.location else { return true }
    return !removedPlaces.contains(location)
  }

  /// Holds a scene's verdicts to what is known of the art.
  func bound(_ facts: inout SceneFacts, of place: Place) {
    facts.evidence = evidence
    if !isProved, facts.role == .vibrant || facts.role == .standby { facts.ceiling = .unproved }
    if let families, !families.isEmpty, !families.contains(where: place.shows) {
      facts.ceiling = .otherFamilies
    }
    if let place = choice(for: facts.role) {
      facts.undetermined = "the code chooses (\(place))"
    }
  }

  /// Where the code reads the value that tells a scene from others.
  private func choice(for role: SceneRole) -> String? {
    switch role {
    case .vibrant: choices[.renderingMode]
    case .accented: choices[.renderingMode] ?? choices[.accentedRendering]
    case .standby, .night, .home: choices[.containerBackground]
    case .alwaysOn: choices[.luminanceReduced]
    case .blackFace, .icon: nil
    }
  }
}
