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

  /// The set of a path of generated enums, which stand for catalogs or groups; `nil`: there is none.
  package func name(ofGenerated path: [String], kind: KnownSet.Kind) -> String? {
    for count in 1...max(1, min(path.count, 8)) {
      guard let name = name(ofSymbol: path.suffix(count).joined(), kind: kind) else { continue }
      if count == 1 || name.split(separator: "/").count == count { return name }
    }
    return nil
  }
}
