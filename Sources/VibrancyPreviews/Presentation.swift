// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels
public import VibrancyScenes

/// How a bare picture takes part in a widget.
public struct Presentation: Sendable {
  /// How a picture is fitted into a family's slot.
  public enum Fit: String, Sendable, Hashable, CaseIterable {
    /// As large as fits whole.
    case contain
    /// As small as fills the slot; the rest is cut.
    case cover
    /// In its own size in points, centered.
    case none
  }

  /// What lies behind the picture.
  public enum Background: Sendable, Hashable {
    /// One color.
    case color(EncodedColor)
    /// A vertical gradient.
    case gradient(top: EncodedColor, bottom: EncodedColor)
    /// A picture that fills the slot.
    case image(StraightImage)
    /// AccessoryWidgetBackground.
    case accessory
  }

  /// The slot; `nil` shows the picture in its own size: not scaled, not masked.
  public var family: Family?
  /// The screen.
  public var device = Device.standard
  /// Pixels a point, `1...3`; `nil` takes the input's (a watch's is 2).
  public var scale: Int?
  /// How the picture is fitted into the slot.
  public var fit = Fit.contain
  /// The group it is painted with in accented scenes.
  public var group = AccentGroup.standard
  /// How it takes part in accented scenes.
  public var accentedRendering = AccentedRendering.unset
  /// Whether it is a template image: its color is discarded for white.
  public var isTemplate = false
  /// The container background.
  public var background: Background?

  /// The picture as it is.
  public init() {}
}

extension Input {
  /// Pixels a point of what is shown: a vector is drawn at the scale that is asked for.
  public func scale(in presentation: Presentation) -> Int {
    format.isVector || described != nil ? presentation.scale ?? scale : scale
  }
}
