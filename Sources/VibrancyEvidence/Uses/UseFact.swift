// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An expression that shows an asset.
struct UseFact: Sendable {
  var kind: KnownSet.Kind
  var resolution: NameResolution
  /// Whether a name that no set has is missing: not with a bundle of its own or an alternative.
  var canBeMissing: Bool
  var place: SourcePlace
  /// Its postfix chain, and those of the images it is made into.
  var elements: [ChainElement]
  /// What must be reached for it to be shown: the outermost type, or a function.
  var owner: String?
  /// The types around it, innermost first.
  var types: [String]
  var isClockKit: Bool
}
