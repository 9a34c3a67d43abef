// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyVocabulary

/// How an image takes part in rendering modes, as the code around its name says.
public struct Manner: Sendable, Hashable {
  /// What `widgetAccentedRenderingMode` says; nil where unset, or set to what cannot be
  /// read (then there is a ``accentedChoice``).
  public internal(set) var accentedRendering: AccentedRendering?
  /// Where it is set.
  public internal(set) var accentedPlace: SourcePlace?
  /// Where it is set to what a condition or value decides.
  public internal(set) var accentedChoice: SourcePlace?
  /// Whether it is in the accent group by `widgetAccentable()`.
  public internal(set) var isAccentable = false
  /// Whether it is made a template (true) or original (false); nil where the asset decides.
  public internal(set) var isTemplate: Bool?
  /// Whether its luminance becomes its alpha.
  public internal(set) var hasLuminanceToAlpha = false
  /// The color that a literal beside it gives a template: `#RRGGBB`, or a system color's word.
  public internal(set) var ink: String?

  /// Nothing said.
  init() {}
}
