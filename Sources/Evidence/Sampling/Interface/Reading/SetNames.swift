// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyTargets

/// The names of the sets that code can show, by the symbols that Xcode makes of them.
package struct SetNames: Sendable {
  private var names: [KnownSet.Kind: [String: String]] = [:]

  /// Of some sets; symbols of one's own count as images.
  package init(images: [String] = [], colors: [String] = []) {
    for (kind, all) in [(KnownSet.Kind.image, images), (.color, colors)] {
      var known: [String: String] = [:]
      // A set that has a symbol's very letters comes before one that has a word more.
      for name in all.sorted() { known[SymbolKey.key(name)] = known[SymbolKey.key(name)] ?? name }
      for name in all.sorted() {
        for key in SymbolKey.keys(ofSet: name) { known[key] = known[key] ?? name }
      }
      names[kind] = known
    }
  }

  /// The set that a symbol stands for; `nil`: there is none.
  package func name(ofSymbol symbol: String, kind: KnownSet.Kind) -> String? {
    names[kind]?[SymbolKey.key(symbol)]
  }
}
