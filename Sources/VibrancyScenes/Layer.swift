// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// One picture of a widget, placed on its canvas.
public struct Layer: Sendable {
  /// The picture.
  public package(set) var picture: LayerPicture
  /// Column of the canvas where the picture's first column lies; may be negative.
  public var x = 0
  /// Row of the canvas where the picture's first row lies; may be negative.
  public var y = 0
  /// The ink of a template image, whose own color is discarded; `nil` for any other.
  public var ink: EncodedColor?
  /// Opacity of the layer, `0...1`.
  public var opacity: Float = 1
  /// The group it is painted with.
  public var group = AccentGroup.standard
  /// How it takes part in accented rendering.
  public var accentedRendering = AccentedRendering.unset
  /// Whether privacy redacts it.
  public var isPrivacySensitive = false
  /// Whether it fades while its content waits for an update.
  public var isInvalidatable = false

  /// Whether a tap on it does something.
  public var isInteractive = false

  /// A picture at the canvas's top left.
  public init(_ picture: LayerPicture) { self.picture = picture }

  /// Whether the layer asks for anything in accented rendering.
  var asksForAccent: Bool { group == .accent || accentedRendering != .unset }
}
