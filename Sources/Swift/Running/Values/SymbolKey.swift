// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is left of a set's name when Xcode makes a symbol of it, so that both can be compared.
///
/// Xcode joins the words of a name, each but the first with a capital, and leaves out the word for the
/// kind of set at its end: `.myInk` is the set `myInk`, `my-ink`, `my_ink`, `My Ink` or `MyInkColor`
/// (Reported).
package enum SymbolKey {
  /// Of a symbol: letters and digits in lower case.
  package static func key(_ symbol: String) -> String {
    symbol.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Of a set: the same, and without a final word for what sets hold.
  package static func keys(ofSet name: String) -> [String] {
    let letters = key(name)
    let suffix = ["image", "color"].first { letters.hasSuffix($0) && letters != $0 }
    return [letters] + (suffix.map { [String(letters.dropLast($0.count))] } ?? [])
  }
}
