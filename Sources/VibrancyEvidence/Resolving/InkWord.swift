// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The literal color that an argument gives.
enum InkWord {
  private static let words: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
  ]

  /// `#RRGGBB` or a system color's word; nil for what is no literal.
  static func ink(_ value: ArgumentValue?) -> String? {
    switch value {
    case .color(let hex): hex
    case .member(let word) where words.contains(word): word
    case .path(let path)
    where path.count == 2 && ["Color", "UIColor", "NSColor"].contains(path[0])
      && words.contains(path[1]):
      path[1]
    default: nil
    }
  }
}
