// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The names that a set of a catalog may have for which Xcode generates a name.
///
/// Xcode joins the words of a set's name, each but the first with a capital, and leaves out the word
/// for the kind of set at its end: `.myInk` is the set `myInk`, `MyInk`, `my-ink`, `my_ink`, `my ink` or
/// `MyInkColor` (Reported).
struct SetNames {
  /// The names, the most usual first.
  let names: [String]

  /// - Parameters:
  ///   - symbol: The generated name.
  ///   - suffix: The word for the kind of set: `Color` or `Image`.
  init(of symbol: String, suffix: String) {
    let capital = Self.capitalized(symbol)
    var names = [symbol, capital]
    let words = Self.words(of: symbol)
    if words.count > 1 {
      for separator in ["-", "_", " "] {
        names.append(words.joined(separator: separator))
        names.append(words.map(Self.capitalized).joined(separator: separator))
      }
    }
    names += [capital + suffix, symbol + suffix]
    self.names = names
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name, in lower case: each starts with a capital.
  private static func words(of symbol: String) -> [String] {
    var words: [String] = []
    for letter in symbol.prefix(200) {
      if words.isEmpty || letter.isUppercase {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }
}
