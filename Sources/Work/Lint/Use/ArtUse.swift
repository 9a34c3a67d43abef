// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyScenes
internal import VibrancyVocabulary

/// What is known of where a piece of art is shown, and how.
struct ArtUse: Sendable, Hashable {
  /// What an app icon is to its target.
  enum IconRole: Sendable, Hashable {
    /// The icon that people see first, and no bundle of Icon Composer replaces it.
    case primary
    /// One that may be chosen in place of the target's own: it does not go to the App Store.
    case alternate
    /// Neither is known.
    case unknown
  }

  /// Whether it is judged, and where.
  var selection = Selection.judged
  /// What its scope is known from.
  var certainty = Certainty.assumed
  /// Whether configuration says that it is widget art.
  var isConfigured = false
  /// Whether it is an app icon, in scope for the icon rules alone: no widget shows it.
  var isAppIcon = false
  /// What it is as an app icon of a catalog that was found.
  var iconRole: IconRole?
  /// Where it is shown.
  var scope = Scope()
  /// How the code shows it.
  var look = CodeLook()
  /// Whether code draws it anew wherever it is shown, in a size that the file does not say.
  var isRedrawn = false
  /// The same for each way in which the code colors it, where there are several.
  var looks: [ArtUse] = []
  /// The names of its targets, or the folder of its catalog, for the summary.
  var targets: Set<String> = []
  /// Where the code says so.
  var evidence = UseEvidence()

  /// Named directly, or loose in a folder that was.
  static var named: ArtUse {
    var use = ArtUse()
    use.certainty = .named
    return use
  }

  /// Not widget art.
  static var outside: ArtUse {
    var use = ArtUse()
    (use.selection, use.certainty) = (.leftOut, .unknown)
    return use
  }

  /// In a target's catalog and named by no source of it, so that it is counted only.
  ///
  /// - Parameter isFollowed: Whether all code of that target was followed.
  static func unseen(isFollowed: Bool) -> ArtUse {
    var use = ArtUse()
    (use.selection, use.certainty) = (.leftOut, .unseen(isFollowed: isFollowed))
    return use
  }

  /// Whether it is judged as widget art, or as all is.
  var isInScope: Bool {
    get {
      switch selection {
      case .judged, .extra: true
      case .leftOut, .inWidget: false
      }
    }
    set { selection = newValue ? .judged : .leftOut }
  }

  /// Whether its scope is proved: named directly, by a description, by configuration or by the code.
  var isProved: Bool { isConfigured || certainty.isProof }

  /// Leaves out what none of some targets shows, unless none is named.
  mutating func keep(to wanted: [String]) {
    if !wanted.isEmpty, targets.isDisjoint(with: wanted) { isInScope = false }
  }

  /// Judges it though it is not a widget art, because all is.
  mutating func includeAsExtra() {
    if !isInScope { selection = .extra }
  }

  /// The uses to judge it by, one a way in which it is colored.
  var judgedLooks: [ArtUse] {
    guard !looks.isEmpty else { return [self] }
    return looks.map { look in
      var use = self
      (use.looks, use.look, use.evidence) = ([], look.look, look.evidence)
      (use.scope.places, use.scope.families) = (look.scope.places, look.scope.families)
      use.scope.isBareInStandby = look.scope.isBareInStandby
      return use
    }
  }

  /// Without the lines that say so: what stays the same when others are written above them.
  var withoutLines: ArtUse {
    var use = self
    use.evidence = UseEvidence()
    use.look = look.withoutLines
    use.looks = looks.map(\.withoutLines)
    return use
  }

  /// Holds a scene's verdicts to what is known of the art.
  func bound(_ facts: inout SceneFacts, of place: Place) {
    facts.evidence = evidence.lines(for: place)
    if !isProved, facts.role == .vibrant || facts.role == .standby { facts.ceiling = .unproved }
    // What lies behind a view is read from code, which a description says more surely.
    if scope.places?[place] == .possible || scope.isBareInStandby && facts.role == .standby {
      facts.ceiling = .possible
    }
    if let families = scope.families, !families.isEmpty,
      !families.contains(where: { place.shows($0, on: .newest) })
    {
      facts.ceiling = .otherFamilies
    }
    look.bound(&facts)
  }
}
