// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyLayout
package import VibrancySymbols
package import VibrancySyntax

/// What views need while they are lowered, beside the code: what catalogs hold, and what lowering found.
package struct InterfaceState {
  /// The place of each node, by `ViewNode.source`.
  package var sources: [Spot] = []
  /// The index of a place in `sources`.
  var indices: [Spot: Int] = [:]
  /// The size in points of a picture of the catalogs, by its name; `nil`: there is none.
  package var pictures: (String) -> Size? = { _ in nil }
  /// A color of the catalogs, by its name, in the situation's appearance.
  package var colors: (String) -> PaintColor? = { _ in nil }
  /// A symbol of the catalogs, by its name.
  package var symbols: (String) -> SymbolDrawing? = { _ in nil }
  /// A localized string by its key and table; `nil`: there is none.
  package var strings: (String, String?) -> String? = { _, _ in nil }
  /// What `containerBackground` set, where the situation shows it; apart from the view.
  package var containerBackground: ViewNode?
  /// Whether the view has a `containerBackground`, shown or not.
  package var hasContainerBackground = false

  /// Without catalogs.
  init() {}
}
