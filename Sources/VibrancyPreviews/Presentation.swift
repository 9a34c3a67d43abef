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
  /// The screen; `nil`: the usual one of the scene's system, for systemExtraLarge an iPad's.
  public var device: Device?
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

  /// How people are shown what becomes of it, beside the previews themselves; `nil`: not at all.
  package var showing: Showing?

  /// The picture as it is.
  public init() {}

  /// The screen on which a scene shows a family, or a picture without one.
  package func device(for family: Family?, in scene: Scene) -> Device {
    device(for: family, on: scene.os)
  }

  /// The screen on which a system shows a family, or a picture without one.
  package func device(for family: Family?, on os: SystemVersion) -> Device {
    device ?? .standard(on: os, for: family)
  }
}

/// How previews are shown to people: with wallpaper around them.
package struct Showing: Sendable {
  /// What lies behind instead of the scene's own wallpaper; `nil` keeps that.
  package var wallpaper: Wallpaper?
  /// Whether each is also shown in full color, to compare with.
  package var compares = false

  /// On the scene's own wallpaper, if no other is given.
  package init(on wallpaper: Wallpaper? = nil, compares: Bool = false) {
    (self.wallpaper, self.compares) = (wallpaper, compares)
  }
}

/// A preview as people are shown it, with wallpaper around.
package struct ShownPreview: Sendable {
  /// The preview in its scene.
  package let picture: Preview
  /// The same art in full color, of the same size and at the same place of the wallpaper; `nil` where
  /// it is in full color already.
  package let fullColor: Preview?
}

extension Input {
  /// Pixels a point of what is shown: a vector is drawn at the scale that is asked for.
  package func scale(in presentation: Presentation) -> Int {
    format.isVector || described != nil ? presentation.scale ?? scale : scale
  }
}

/// In which scenes the system uses a picture.
package enum InputRole: Sendable, Hashable {
  /// A loose picture: wherever it is asked for.
  case loose
  /// The only look of an image set: everywhere but in icons.
  case image
  /// The light look of an image set that has a dark one, too.
  case lightImage
  /// The dark look of an image set.
  case darkImage
  /// One of the pictures of an app-icon set, for some of the six looks.
  case icon(Set<Treatment.IconStyle>)

  /// Whether a scene uses the picture.
  package func serves(_ scene: Scene) -> Bool {
    let recipe = scene.place.recipe
    if case .icon(let style) = recipe.treatment {
      switch self {
      case .loose: return true
      case .icon(let styles): return styles.contains(style)
      case .image, .lightImage, .darkImage: return false
      }
    }
    switch self {
    case .loose, .image: return true
    case .lightImage: return recipe.usesLightArt
    case .darkImage: return !recipe.usesLightArt
    case .icon: return false
    }
  }

  /// Whether it is a picture of an app icon.
  package var isIcon: Bool { if case .icon = self { true } else { false } }
}

extension Input {
  /// Whether a scene shows the input: its role, and what a widget disfavors.
  package func serves(_ scene: Scene) -> Bool {
    guard let described else { return role.serves(scene) }
    return role.serves(scene) && !described.disfavors(scene.place)
      && described.hasContent(for: scene.place)
  }
}
