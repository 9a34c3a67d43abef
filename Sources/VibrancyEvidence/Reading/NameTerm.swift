// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What an expression says about the name of an asset.
enum NameTerm: Sendable, Hashable {
  /// A string, as it is.
  case literal(String)
  /// An implicit member: `.logo`, `.group.logo`.
  case symbol([String])
  /// A constant or property: `name`, `Names.logo`, `self.name`.
  case path([String])
  /// Anything else.
  case computed

  /// Whether it names an asset by itself.
  var isName: Bool {
    switch self {
    case .literal, .symbol: true
    case .path, .computed: false
    }
  }
}
