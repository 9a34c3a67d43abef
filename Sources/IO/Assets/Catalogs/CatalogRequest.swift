// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The device, scale and look for which a set is asked.
///
/// The order in which entries are preferred: one for the device before a universal one, then the
/// exact look before any (luminosity before contrast), then one that states nothing special before
/// one for a model, a gamut, a screen's width, a size class, a language or a writing direction (or
/// the other way round where these conditions are asked for); of a watch's the one for its screen's
/// width first, and one for another width last; then the nearest scale at or above the one wanted,
/// else the largest below; then the first in the file.
package struct CatalogRequest: Sendable, Hashable {
  /// The device.
  package var idiom: CatalogIdiom
  /// Pixels per point, `1...3`; a set of colors has none to choose from.
  package var scale: Int
  /// The look; luminosity `nil` is light.
  package var appearance: CatalogAppearance
  /// The conditions that hold; `nil`: none is known to.
  package var conditions: SlotTraits.Conditions?
  /// The width of a watch's screen in points, unless others are asked for that of the usual one.
  package var screenWidth = 198.0

  /// A request.
  package init(
    idiom: CatalogIdiom = .iphone, scale: Int = 3,
    appearance: CatalogAppearance = CatalogAppearance()
  ) {
    (self.idiom, self.scale, self.appearance) = (idiom, scale, appearance)
  }

  /// Which of the scales that are offered serves a screen: the nearest at or above its own, else the
  /// largest; `nil` if there are none.
  package static func scale(among offered: [Int], for wanted: Int) -> Int? {
    offered.filter { $0 >= wanted }.min() ?? offered.max()
  }

  /// The entry that serves it; `nil` if none does.
  package func best<Entry>(of entries: [Entry], traits: (Entry) -> SlotTraits) -> Entry? {
    var best: (entry: Entry, cost: [Int])?
    for entry in entries {
      guard let cost = cost(of: traits(entry)) else { continue }
      if best.map({ cost.lexicographicallyPrecedes($0.cost) }) ?? true { best = (entry, cost) }
    }
    return best?.entry
  }

  /// How far an entry is from what is wanted, the weightiest first; `nil` if it does not serve.
  private func cost(of traits: SlotTraits) -> [Int]? {
    guard let look = cost(of: traits.appearance),
      traits.idiom == idiom || traits.idiom == .universal
    else { return nil }
    var special = traits.conditions.count
    if let conditions {
      guard special == 0 || traits.conditions == conditions else { return nil }
      special = traits.conditions == conditions ? 0 : 1
    } else if let holds = traits.isForWatch(ofWidth: screenWidth) {
      special = holds ? -1 : 100
    }
    let distance =
      switch traits.scale {
      // Serves every scale, though one drawn for it serves it better.
      case nil: 1
      case let offered?:
        offered == scale ? 0 : offered > scale ? 1 + offered - scale : 10 + scale - offered
      }
    return [traits.idiom == idiom ? 0 : 1, look, special, distance]
  }

  private func cost(of offered: CatalogAppearance) -> Int? {
    guard offered.unknown.isEmpty, offered.luminosity ?? wanted == wanted,
      appearance.hasHighContrast || !offered.hasHighContrast
    else { return nil }
    return (offered.luminosity == nil ? 2 : 0)
      + (offered.hasHighContrast == appearance.hasHighContrast ? 0 : 1)
  }

  private var wanted: CatalogAppearance.Luminosity { appearance.luminosity ?? .light }
}
