// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A name that an expression comes to.
struct FoundName: Sendable, Hashable {
  /// How the asset is spelled.
  enum Spelling: Sendable, Hashable {
    case literal(String)
    /// A generated symbol; each set's whole name is compared.
    case symbol([String])
    /// A SwiftGen constant: enums of any number before the name are passed over.
    case generated([String])
  }

  var spelling: Spelling
  /// Whether the text at hand proves that this is the name, so that it may be said to be missing.
  var isPlain: Bool
  /// Where it is written, if an argument passes it on from elsewhere.
  var place: SourcePlace?
}
