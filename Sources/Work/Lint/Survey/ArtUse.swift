// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyScenes
internal import VibrancyVocabulary

/// What is known of where a piece of art is shown, and how.
struct ArtUse: Sendable, Hashable {
  /// How sure it is that the code shows it in a place.
  enum Certainty: Sendable, Hashable {
    /// Every condition before it holds, and its name is certain.
    case shown
    /// A condition or a part of the name stays open.
    case possible
  }

  /// Whether it is widget art as far as anybody knows.
  var isInScope = true
  /// Whether it is judged though it is not, because all is.
  var isExtra = false
  /// Whether it is an app icon, in scope for the icon rules alone: no widget shows it.
  var isAppIcon = false
  /// Whether it is the app icon that people see first, and no bundle of Icon Composer replaces it.
  var isPrimaryIcon = false
  /// Whether its target has another app icon, which this one may be chosen in place of: it does not go
  /// to the App Store.
  var isAlternateIcon = false
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
  /// Whether code draws it anew wherever it is shown, in a size that the file does not say.
  var isRedrawn = false
  /// Whether the code says how it is shown at all.
  var isDescribed = false
  /// The literal ink beside a template image, `#RRGGBB` or a word of the code's.
  var ink: String?
  /// How the code changes its colors, in this order.
  var colorEffects: [ColorEffect] = []
  /// Where the code changes its colors in a way that is not known: `path:line`.
  var colorChoice: String?
  /// The color scheme that the code sets around it; `nil`: the place's.
  var scheme: ColorScheme?
  /// Opacity that the code sets around it, 0…1; 1 where it is not known.
  var opacity = 1.0
  /// The same for each way in which the code colors it, where there are several.
  var looks: [ArtUse] = []
  /// Where it is never shown.
  var removedPlaces: Set<WidgetLocation> = []
  /// Whether its container background stays wherever it is shown.
  var keepsBackground = false
  /// Whether the code shows it in StandBy with nothing behind it.
  var isBareInStandby = false
  /// The places that the code shows it in; `nil`: it does not report.
  var shown: [Place: Certainty]?
  /// Where the code sets an accented rendering mode that cannot be determined here: `path:line`.
  var accentedChoice: String?
  /// The names of its targets, or the folder of its catalog, for the summary.
  var targets: Set<String> = []
  /// Whether a target's catalog holds it and no source names it, so that it is counted only.
  var isUnnamed = false
  /// Whether some code of that target was not followed, which may show it.
  var isUnfollowed = false
  /// Whether no widget target has to do with it.
  var isUnknownToCode = false
  /// Where the code says so, `path:line`: from the widget to the picture.
  var evidence: [String] = []
  /// The same, for places where it says so elsewhere.
  var evidenceByPlace: [Place: [String]] = [:]

  /// Named directly, or loose in a folder that was.
  static var named: ArtUse {
    var use = ArtUse()
    use.isProved = true
    return use
  }

  /// Leaves out what none of some targets shows, unless none is named.
  mutating func keep(to wanted: [String]) {
    if !wanted.isEmpty, targets.isDisjoint(with: wanted) { isInScope = false }
  }

  /// Not widget art.
  static var outside: ArtUse {
    var use = ArtUse()
    (use.isInScope, use.isUnknownToCode) = (false, true)
    return use
  }
}

extension ArtUse {
  /// The most ways of coloring one picture that are judged one by one.
  private static let mostLooks = 6

  /// The uses to judge it by, one a way in which it is colored.
  var judgedLooks: [ArtUse] {
    guard !looks.isEmpty else { return [self] }
    return looks.map { look in
      var use = self
      (use.looks, use.isTemplate, use.ink) = ([], look.isTemplate, look.ink)
      (use.colorEffects, use.colorChoice) = (look.colorEffects, look.colorChoice)
      (use.scheme, use.opacity) = (look.scheme, look.opacity)
      (use.shown, use.families, use.isDescribed) = (look.shown, look.families, look.isDescribed)
      (use.accentedRendering, use.accentedChoice) = (look.accentedRendering, look.accentedChoice)
      (use.isAccentable, use.isBareInStandby) = (look.isAccentable, look.isBareInStandby)
      (use.evidence, use.evidenceByPlace) = (look.evidence, look.evidenceByPlace)
      return use
    }
  }

  /// What all uses say together: what any may do counts, and an excuse only where all have it.
  ///
  /// - Parameter path: A place as reports print it, `path:line`.
  init(_ uses: [AssetUse], path: (SourcePlace) -> String) {
    self.init()
    isProved = true
    let widgets = uses.filter { $0.kind == .widget }
    isClockKit = widgets.isEmpty && uses.contains { $0.kind == .clockKit }
    isUnplaced = widgets.isEmpty && !isClockKit
    let counted = widgets.isEmpty ? uses : widgets
    isWatch = !counted.isEmpty && counted.allSatisfy(\.isWatch)
    isDescribed = counted.contains { $0.kind != .widget || !$0.certain.isEmpty }
    if !widgets.isEmpty {
      families = widgets.reduce(into: []) { $0.formUnion($1.families.values.joined()) }
      shown = widgets.reduce(into: [:]) { shown, use in
        for place in use.families.keys where shown[place] != .shown {
          shown[place] = use.certain.contains(place) ? .shown : .possible
        }
      }
    }
    isBareInStandby = widgets.contains { $0.bare.contains(.standby) && !$0.keepsBackground }
    addManner(of: counted, path: path)
    let groups = Self.byLook(counted)
    if groups.count > 1, groups.count <= Self.mostLooks {
      looks = groups.map { ArtUse($0, path: path) }
    }
    keepsBackground = !counted.isEmpty && counted.allSatisfy(\.keepsBackground)
    evidence = Self.way(of: counted, path: path)
    for place in shown?.keys ?? [:].keys {
      evidenceByPlace[place] = Self.way(
        of: widgets.filter { $0.families[place] != nil }, path: path)
    }
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

  private mutating func addManner(of uses: [AssetUse], path: (SourcePlace) -> String) {
    // Only what is shown in one flat color has to say how.
    // The tinted Home Screen of an older app reports its widgets nothing of the tint.
    let accented = uses.filter { use in
      use.families.keys.contains { $0.role == .accented && $0 != .homeTintedLegacy }
    }
    let flat = accented.isEmpty ? uses : accented
    let renderings = flat.map(\.manner.effectiveRendering)
    accentedRendering = renderings.contains(.unset) ? .unset : renderings.first ?? .unset
    accentedChoice = flat.first { $0.manner.isAccentedOpen }.map { path($0.place) }
    isAccentable = flat.contains { $0.manner.isAccentable }
    isRedrawn = !uses.isEmpty && uses.allSatisfy(\.manner.isRedrawn)
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

  /// The lines of code from the widget to the picture, of the first use that is certain, and the
  /// pictures' own lines of two more.
  private static func way(of uses: [AssetUse], path: (SourcePlace) -> String) -> [String] {
    guard let first = uses.first(where: { !$0.certain.isEmpty }) ?? uses.first else { return [] }
    var way: [String] = []
    func add(_ text: String) { if !way.contains(text) { way.append(text) } }
    for place in first.way { add(path(place)) }
    for use in ([first] + uses).prefix(4) {
      add(path(use.place) + (use.candidates > 1 ? " (one of \(use.candidates))" : ""))
    }
    return way
  }
}

extension ArtUse {
  /// Without the lines that say so: what stays the same when others are written above them.
  var withoutLines: ArtUse {
    var use = self
    (use.evidence, use.evidenceByPlace) = ([], [:])
    use.looks = looks.map(\.withoutLines)
    use.accentedChoice = accentedChoice.map { _ in "" }
    use.colorChoice = colorChoice.map { _ in "" }
    return use
  }

  /// Whether a condition or an open name decides everywhere whether it is shown.
  var isPossible: Bool { shown.map { !$0.isEmpty && !$0.values.contains(.shown) } ?? false }
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
    case .blackFace, .icon, .activity: nil
    }
  }
}

extension ArtUse {
  /// Whether the code lets the art be shown in a place at all.
  func allows(_ place: Place) -> Bool {
    if keepsBackground, place.role == .standby || place.role == .night { return false }
    if let shown, shown[place.aliased ?? place] == nil { return false }
    // On something that the view itself draws it does not lie on the place's black.
    if shown != nil, !isBareInStandby, place.role == .standby || place.role == .night {
      return false
    }
    guard let location = place.location else { return true }
    return !removedPlaces.contains(location)
  }

  /// Holds a scene's verdicts to what is known of the art.
  func bound(_ facts: inout SceneFacts, of place: Place) {
    facts.evidence = evidenceByPlace[place] ?? evidence
    if !isProved, facts.role == .vibrant || facts.role == .standby { facts.ceiling = .unproved }
    // What lies behind a view is read from code, which a description says more surely.
    if shown?[place] == .possible || isBareInStandby && facts.role == .standby {
      facts.ceiling = .possible
    }
    if let families, !families.isEmpty, !families.contains(where: place.shows) {
      facts.ceiling = .otherFamilies
    }
    // In one flat color only alpha counts, which no change of colors touches.
    if facts.role != .accented || accentedRendering != .unset, let colorChoice {
      facts.undetermined = "the code changes its colors (\(colorChoice))"
    }
    if facts.role == .accented, let accentedChoice {
      facts.undetermined = "the code chooses (\(accentedChoice))"
    }
  }
}
