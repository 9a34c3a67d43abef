// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyVocabulary

extension ArtUse {
  /// The most ways of coloring one picture that are judged one by one.
  private static let mostLooks = 6

  /// What all uses say together: what any may do counts, and an excuse only where all have it.
  ///
  /// - Parameter path: A place as reports print it, `path:line`.
  init(_ uses: [AssetUse], path: (SourcePlace) -> CodeLocation) {
    self.init()
    let widgets = uses.filter { $0.kind == .widget }
    certainty = .used(widgets.isEmpty ? .elsewhere : .widget)
    let counted = widgets.isEmpty ? uses : widgets
    scope = Scope(of: counted, inWidgets: widgets)
    look = CodeLook(of: counted, path: path)
    isRedrawn = !counted.isEmpty && counted.allSatisfy(\.manner.isRedrawn)
    let groups = Self.byLook(counted)
    if groups.count > 1, groups.count <= Self.mostLooks {
      looks = groups.map { ArtUse($0, path: path) }
    }
    evidence = UseEvidence(of: counted, inWidgets: widgets, places: scope.places, path: path)
  }

  /// Uses by how they color the art: what is a black template in one place may be tinted in another.
  private static func byLook(_ uses: [AssetUse]) -> [[AssetUse]] {
    struct Look: Hashable {
      let isTemplate: Bool?
      let ink: String?
      let effects: [ColorEffect]?
      let scheme: ColorScheme?
      let opacity: Double?

      init(_ manner: Manner) {
        (isTemplate, ink, effects) = (manner.isTemplate, manner.ink, manner.colorEffects)
        (scheme, opacity) = (manner.scheme, manner.opacity)
      }
    }
    var order: [Look] = []
    var groups: [Look: [AssetUse]] = [:]
    for use in uses {
      let look = Look(use.manner)
      if groups[look] == nil { order.append(look) }
      groups[look, default: []].append(use)
    }
    return order.compactMap { groups[$0] }
  }
}

extension Scope {
  /// - Parameter widgets: Those of the uses that are in widgets.
  fileprivate init(of uses: [AssetUse], inWidgets widgets: [AssetUse]) {
    if !uses.isEmpty, uses.allSatisfy(\.isWatch) { machine = .watch }
    keepsBackground = !uses.isEmpty && uses.allSatisfy(\.keepsBackground)
    isBareInStandby = widgets.contains { $0.bare.contains(.standby) && !$0.keepsBackground }
    guard !widgets.isEmpty else { return }
    families = widgets.reduce(into: []) { $0.formUnion($1.families.values.joined()) }
    places = widgets.reduce(into: [:]) { places, use in
      for place in use.families.keys where places[place] != .certain {
        places[place] = use.certain.contains(place) ? .certain : .possible
      }
    }
  }
}

extension CodeLook {
  fileprivate init(of uses: [AssetUse], path: (SourcePlace) -> CodeLocation) {
    isDescribed = uses.contains { $0.kind != .widget || !$0.certain.isEmpty }
    // Only what is shown in one flat color has to say how.
    // The tinted Home Screen of an older app gives its widgets nothing of the tint.
    let accented = uses.filter { use in
      use.families.keys.contains { $0.role == .accented && $0 != .homeTintedLegacy }
    }
    let flat = accented.isEmpty ? uses : accented
    let renderings = flat.map(\.manner.renderingOrLuminance)
    accentedRendering = renderings.contains(.unset) ? .unset : renderings.first ?? .unset
    accentedChoice = flat.first { $0.manner.isAccentedOpen }.map { path($0.place) }
    isAccentable = flat.contains { $0.manner.isAccentable }
    let templates = Set(uses.map(\.manner.isTemplate))
    isTemplate = templates.count == 1 ? templates.first ?? nil : nil
    let inks = Set(uses.map(\.manner.ink))
    ink = inks.count == 1 ? inks.first ?? nil : nil
    let effects = Set(uses.map(\.manner.colorEffects))
    colorEffects = effects.count == 1 ? effects.first.flatMap(\.self) ?? [] : []
    colorChoice = uses.first { $0.manner.colorEffects == nil }.map { path($0.place) }
    let schemes = Set(uses.map(\.manner.scheme))
    scheme = schemes.count == 1 ? schemes.first ?? nil : nil
    opacity = uses.map { $0.manner.opacity ?? 1 }.max() ?? 1
  }
}

extension UseEvidence {
  fileprivate init(
    of uses: [AssetUse], inWidgets widgets: [AssetUse], places: [Place: Scope.Showing]?,
    path: (SourcePlace) -> CodeLocation
  ) {
    lines = Self.way(of: uses, path: path)
    for place in places?.keys ?? [:].keys {
      byPlace[place] = Self.way(of: widgets.filter { $0.families[place] != nil }, path: path)
    }
  }

  /// The lines of code from the widget to the picture, of the first use that is certain, and the
  /// pictures' own lines of two more.
  private static func way(of uses: [AssetUse], path: (SourcePlace) -> CodeLocation)
    -> [CodeLocation]
  {
    guard let first = uses.first(where: { !$0.certain.isEmpty }) ?? uses.first else { return [] }
    var way: [CodeLocation] = []
    func add(_ line: CodeLocation) { if !way.contains(line) { way.append(line) } }
    for place in first.way { add(path(place)) }
    for use in ([first] + uses).prefix(4) {
      var line = path(use.place)
      line.candidates = max(use.candidates, 1)
      add(line)
    }
    return way
  }
}

extension Manner {
  /// How it takes part in accented scenes; luminance to alpha does what `desaturated` does.
  fileprivate var renderingOrLuminance: AccentedRendering {
    accentedRendering ?? (hasLuminanceToAlpha ? .desaturated : .unset)
  }
}
