// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyScenes
internal import VibrancyVocabulary

extension Input {
  /// Pixels per point of what is shown: a vector is drawn at the scale that is asked for.
  package func scale(in presentation: Presentation) -> Int {
    format.isVector || widget != nil ? presentation.scale ?? scale : scale
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
    if let sourceWidget {
      // Any family may be drawn anywhere; a Live Activity has a canvas only where it is shown.
      return role.serves(scene) && !sourceWidget.disfavors(scene.place)
        && (sourceWidget.family != nil || !scene.place.presentations.isEmpty)
    }
    guard let described else { return role.serves(scene) }
    return role.serves(scene) && !described.disfavors(scene.place)
      && described.hasContent(for: scene.place)
  }
}
