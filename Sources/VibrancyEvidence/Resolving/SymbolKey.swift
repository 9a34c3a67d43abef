// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is left of a name when Xcode makes a symbol of it, so that both can be compared.
enum SymbolKey {
  /// Letters and digits in lower case, without a final `image` or `color`.
  static func key(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for suffix in ["image", "color"] where letters.hasSuffix(suffix) && letters != suffix {
      return String(letters.dropLast(suffix.count))
    }
    return letters
  }
}
