// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyScenes

/// In which scenes the system uses a picture.
public enum InputRole: Sendable, Hashable {
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
  public func serves(_ scene: Scene) -> Bool {
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
  public var isIcon: Bool { if case .icon = self { true } else { false } }
}

extension Input {
  /// Whether a scene shows the input: its role, and what a widget disfavors.
  public func serves(_ scene: Scene) -> Bool {
    role.serves(scene) && !(described?.disfavors(scene.place) ?? false)
  }
}
