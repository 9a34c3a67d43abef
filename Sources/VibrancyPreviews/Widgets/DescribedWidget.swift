// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
package import VibrancyScenes

/// One preview of a described widget in one family, with what it takes its pictures from.
package struct DescribedWidget: Sendable {
  let file: WidgetFile
  package let variant: WidgetVariant
  package let family: Family
  /// The sets of its catalog, by name.
  let catalog: DescribedCatalog
  /// The folder of the description, with a final `/`; empty for the working directory.
  let folder: String
  /// What its files may not lead out of.
  let root: Root

  /// The places it asks not to be shown in.
  package func disfavors(_ place: Place) -> Bool {
    let names = [place.rawValue, place.aliased?.rawValue].compactMap(\.self)
    return names.contains { variant.disfavoredLocations.contains($0) }
  }
}

extension DescribedWidget: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.file.path == right.file.path && left.variant == right.variant
      && left.family == right.family
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(variant)
    hasher.combine(family)
  }
}
