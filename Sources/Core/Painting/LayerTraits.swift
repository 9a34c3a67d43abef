// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyScenes
internal import VibrancyVocabulary

/// The traits that marks of one layer have in common.
struct LayerTraits: Hashable {
  /// `true` if they are in the accent group.
  var isAccentable: Bool
  /// The part they take in accented rendering.
  var accentedRendering: AccentedRendering
  /// `true` if they are hidden in private: each is hidden by a bar of its own.
  var isPrivacySensitive: Bool
  /// `true` if they fade when they may be out of date.
  var isInvalidatable: Bool
  /// `true` if a tap on them does something.
  var isInteractive: Bool

  init(_ mark: Mark) {
    isAccentable = mark.isAccentable
    accentedRendering = mark.accentedRendering
    isPrivacySensitive = mark.isPrivacySensitive
    isInvalidatable = mark.isInvalidatable
    isInteractive = mark.isInteractive
  }

  /// Gives a layer what its marks have.
  func apply(to layer: inout Layer) {
    layer.group = isAccentable ? .accent : .standard
    layer.accentedRendering = accentedRendering
    layer.isPrivacySensitive = isPrivacySensitive
    layer.isInvalidatable = isInvalidatable
    layer.isInteractive = isInteractive
  }
}
