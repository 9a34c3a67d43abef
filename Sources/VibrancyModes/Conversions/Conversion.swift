// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels
public import VibrancyScenes

/// What `convert` does to a picture; every kind works on straight, display-encoded sRGB.
public enum Conversion: Sendable, Hashable {
  /// How luminance to alpha treats the alpha there is.
  public enum AlphaForm: String, Sendable, Hashable, CaseIterable {
    /// Over black first: `α' = α·Y(c)`.
    case onBlack = "on-black"
    /// The bare modifier: `α' = Y(c)`; the old alpha is thrown away, and colors hidden under
    /// transparent pixels appear.
    case straight
  }

  /// Luma, alpha kept.
  case grayscale
  /// Less saturation, luma and alpha kept; `saturation` is `0...1`.
  case desaturate(saturation: Float)
  /// Luma becomes the opacity of one ink.
  ///
  /// Documented: SwiftUI `luminanceToAlpha`, with black for ink.
  case luminanceToAlpha(form: AlphaForm, ink: EncodedColor)
  /// Alpha kept, every color the ink.
  case template(ink: EncodedColor)
  /// Desaturated, designed opacity turned into opaque grey on plateaus of constant α.
  case vibrant
  /// Opaque grey on black.
  case tintedIcon(luma: Scene.LumaChoice)

  /// Whether the weights depend on the picture, which has to be looked at first.
  public var looksFirst: Bool { self == .tintedIcon(luma: .adaptive) }
}
