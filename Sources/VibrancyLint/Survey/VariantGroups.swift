// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes

/// What is judged at once, and what shards are made of: a set, a description, a loose file or a
/// group of variants.
struct LintUnit: Sendable {
  /// What is judged.
  enum Content: Sendable {
    /// A loose picture.
    case picture(Input)
    /// An image set, and the files that are named and not there.
    case images(ImageSet, missing: [CatalogWarning])
    /// An app-icon set, and the files that are named and not there.
    case icons(IconSet, missing: [CatalogWarning])
    /// The looks of an icon bundle.
    case iconBundle([Input])
    /// The two colors that paint the edit screen.
    case editScreen(accent: ColorSet, background: ColorSet)
    /// The previews of a description.
    case widget([Input])
    /// Variants of one thing.
    case variants([LintVariant])
    /// A name that a widget source uses and nothing has.
    case missingImage(name: String)
    /// Something in a line of Swift, and the line's text.
    case code(CodeFacts, line: String)
    /// Something that cannot be read: why.
    case broken(reason: String)

    /// The names of the pictures that a set stores, by which patterns may mean it.
    var storedNames: [String] {
      switch self {
      case .images(let set, _): set.slots.compactMap(\.file)
      case .icons(let set, _): set.slots.compactMap(\.file)
      // A group goes by its first member.
      case .variants(let variants): variants.prefix(1).map { PathBelow.lastName($0.input.path) }
      case .picture, .iconBundle, .editScreen, .widget, .missingImage, .code, .broken: []
      }
    }
  }

  /// The path that shards and overrides know it by: relative to the working directory.
  let path: String
  /// Where findings about it are reported unless a file of it is meant.
  let location: Location
  /// What is judged.
  let content: Content
  /// What is known of where it is shown.
  var use: ArtUse
}

/// A member of a group of variants.
struct LintVariant: Sendable {
  /// What it is called.
  let name: String
  /// Its picture.
  let input: Input
}

/// Finds variants of one thing among units: `name-on` and `name-off`, and what configuration
/// groups.
struct VariantGroups {
  /// A unit a group, at the place of its first member.
  private(set) var units: [LintUnit] = []

  /// - Parameter configured: Names of sets or files, a list a group.
  init(_ units: [LintUnit], configured: [[String]]) {
    var groups: [(key: String, members: [(unit: LintUnit, variant: LintVariant)])] = []
    var known: [String: Int] = [:]
    func join(_ key: String, _ unit: LintUnit, _ variant: LintVariant) {
      if let index = known[key] {
        groups[index].members.append((unit, variant))
      } else {
        known[key] = groups.count
        groups.append((key, [(unit, variant)]))
      }
    }
    for unit in units where unit.use.isInScope {
      guard let variant = Self.variant(of: unit) else { continue }
      if let base = Self.base(of: variant.name) {
        join(PathBelow.folder(unit.path) + "/" + base, unit, variant)
      }
      for (index, names) in configured.enumerated()
      where names.contains(where: { $0 == variant.name || $0 == unit.path }) {
        join("\u{0}\(index)", unit, variant)
      }
    }
    self.units = groups.filter { $0.members.count > 1 }.map { group in
      let first = group.members[0].unit
      return LintUnit(
        path: first.path, location: first.location,
        content: .variants(group.members.map(\.variant)), use: first.use)
    }
  }

  private static func variant(of unit: LintUnit) -> LintVariant? {
    switch unit.content {
    case .picture(let input):
      return LintVariant(name: PathBelow.lastName(input.name), input: input)
    case .images(let set, _):
      return set.representative(isWatch: unit.use.isWatch).map {
        LintVariant(name: PathBelow.lastName(set.place.name), input: Input($0, role: .loose))
      }
    case .icons, .iconBundle, .editScreen, .widget, .variants, .missingImage, .code, .broken:
      return nil
    }
  }

  /// What `lamp-on@2x` and `lamp-off@2x` have in common; `nil` for any other name.
  static func base(of name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let stem = parts[0].lowercased()
    for ending in ["-on", "-off", "_on", "_off"] where stem.hasSuffix(ending) {
      return stem.dropLast(ending.count) + "@" + parts.dropFirst().joined()
    }
    return nil
  }
}

extension ImageSet {
  /// The picture that is judged: the dark one, at the largest scale.
  func representative(isWatch: Bool) -> CatalogArt? {
    for idiom in isWatch ? [CatalogIdiom.watch, .iphone] : [.iphone, .ipad, .watch] {
      var request = CatalogRequest(idiom: idiom, scale: 3)
      for look in [CatalogAppearance.Luminosity.dark, .light] {
        request.appearance = CatalogAppearance(look)
        if let art = art(for: request) { return art }
      }
    }
    return art.first
  }
}
