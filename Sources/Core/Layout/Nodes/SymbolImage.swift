// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySymbols

/// `Image(systemName:)`, or a symbol of a catalog.
package struct SymbolImage: Hashable, Sendable {
  /// Where its drawing comes from.
  package enum Drawing: Hashable, Sendable {
    /// The system, by the name.
    case system
    /// A catalog.
    case custom(SymbolDrawing)
  }

  /// Its name, e.g. `bolt.fill`.
  package var name: String
  /// Where its drawing comes from.
  package var drawing = Drawing.system
  /// The font; `nil`: the environment's.
  package var font: FontRequest?
  /// The weight; `nil`: the font's.
  package var weight: Double?
  /// Its scale; `nil`: the environment's.
  package var scale: SymbolScale?
  /// Whether it takes the size it is given.
  package var isResizable = false

  /// A symbol of the system.
  package init(_ name: String) { self.name = name }
}
