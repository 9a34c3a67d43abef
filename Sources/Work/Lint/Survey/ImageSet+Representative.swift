// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancyVocabulary

extension ImageSet {
  /// The looks in the order in which they are judged: the dark one is, unless code asks for light.
  private func looks(in scheme: ColorScheme?) -> [CatalogAppearance.Luminosity] {
    switch scheme {
    case .light: [.light]
    case .dark, nil: [.dark, .light]
    }
  }

  /// The picture that is judged: the dark one, at the largest scale.
  func representative(on machine: Platform, in scheme: ColorScheme? = nil) -> CatalogArt? {
    for idiom in CatalogIdiom.preferred(on: machine) {
      var request = CatalogRequest(idiom: idiom, scale: 3)
      for look in looks(in: scheme) {
        request.appearance = CatalogAppearance(look)
        if let art = art(for: request) { return art }
      }
    }
    return art.first
  }

  /// The most variants of a set that are judged.
  private static let mostVariants = 16

  /// The pictures that are judged: the representative first, then those that other devices,
  /// languages, gamuts, writing directions and size classes get in its place.
  func variants(on machine: Platform, in scheme: ColorScheme? = nil) -> [CatalogArt] {
    guard let first = representative(on: machine, in: scheme) else { return [] }
    var found = [first]
    for idiom in CatalogIdiom.shown(on: machine) {
      var asked: Set<SlotTraits.Conditions> = []
      for slot in slots where slot.file != nil {
        let traits = slot.traits
        guard traits.idiom == idiom || traits.idiom == .universal,
          asked.insert(traits.conditions).inserted, found.count < Self.mostVariants
        else { continue }
        var request = CatalogRequest(idiom: idiom, scale: 3)
        request.conditions = traits.conditions
        let art = looks(in: scheme).lazy.compactMap { look in
          request.appearance = CatalogAppearance(look)
          return self.art(for: request)
        }.first
        if let art, !found.contains(art) { found.append(art) }
      }
    }
    return found
  }
}

extension CatalogIdiom {
  /// The devices whose entries a machine shows.
  fileprivate static func shown(on machine: Platform) -> [CatalogIdiom] {
    switch machine {
    case .phone, .pad: [.iphone, .ipad]
    case .mac: [.mac]
    case .watch: [.watch]
    }
  }

  /// As above, and those that are judged in place of a set's that has none for it.
  fileprivate static func preferred(on machine: Platform) -> [CatalogIdiom] {
    switch machine {
    case .phone, .pad: [.iphone, .ipad, .watch]
    case .mac: [.mac, .ipad, .iphone]
    case .watch: [.watch, .iphone]
    }
  }
}
