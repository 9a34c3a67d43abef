// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The recipe of a place: everything about it that is not a parameter.
package struct Recipe: Sendable, Hashable {
  /// The background behind the widget.
  package enum Behind: Sendable, Hashable { case wallpaper, black }
  /// The fate of the container background.
  package enum ContainerBackground: Sendable, Hashable {
    /// Drawn.
    case shown
    /// Not drawn.
    case removed
    /// Not drawn, or faintly where it cannot be removed.
    case faint

    /// Returns `true` if anything of a background is drawn.
    package func isDrawn(isRemovable: Bool) -> Bool {
      switch self {
      case .shown: true
      case .removed: false
      case .faint: !isRemovable
      }
    }
  }
  /// The place of the widget on the screen.
  package enum Slot: Sendable, Hashable {
    case lockScreen, homeScreen, banner, island
    /// One of several cards, in the middle of the screen.
    case card
    /// The whole screen, or its middle.
    case middle
  }
  /// The plate under a full-color picture, on top of what is behind.
  package enum Plate: Sendable, Hashable {
    /// Nothing.
    case none
    /// The flat plate of a watch's Smart Stack, under a widget without a container background.
    case smartStack
    /// Dark glass: a Live Activity that has no background of its own.
    case banner
    /// Light glass: the same in light appearance.
    case lightBanner
    /// The plate that CarPlay has over the tint of a Live Activity.
    case carPlay
    /// Black: the Dynamic Island.
    case island
  }

  /// One line for people.
  package let summary: String
  /// The effect on the pixels.
  package let treatment: Treatment
  /// The standing of the weakest statement the place rests on.
  package let standing: Standing
  /// WidgetKit's mode; `nil` for icons.
  package var mode: WidgetMode?
  /// The background behind the widget.
  package var behind = Behind.wallpaper
  /// The fate of the container background.
  package var containerBackground = ContainerBackground.removed
  /// The place on the screen.
  package var slot = Slot.homeScreen
  /// `true` if a catalog's light art is picked, rather than the dark.
  package var usesLightArt = false
  /// `true` if sensitive content may be redacted here.
  package var isLocked = false
  /// `true` if the wallpaper is dimmed before, by `always-on-wallpaper`.
  package var dimsWallpaper = false
  /// `true` if the whole picture is dimmed at the end, by `always-on-dimming`.
  package var dimsPicture = false
  /// `true` if a systemSmall widget is drawn larger.
  package var enlargesSmall = false
  /// The plate under a full-color picture.
  package var plate = Plate.none
  /// `true` if the system lights container backgrounds from the top, from iOS 26 on.
  package var lightsBackground = false

  init(_ summary: String, _ treatment: Treatment, _ standing: Standing) {
    (self.summary, self.treatment, self.standing) = (summary, treatment, standing)
    mode =
      switch treatment {
      case .fullColor: .fullColor
      case .vibrant, .night: .vibrant
      case .accented, .tintedWhole: .accented
      case .icon: nil
      }
  }
}

/// The effect of a place on a widget's pixels.
package enum Treatment: Sendable, Hashable {
  /// Colors are left alone.
  case fullColor
  /// Desaturated and mapped into a material.
  case vibrant(VibrantStyle)
  /// Each group in one flat color.
  case accented(AccentedPalette)
  /// The whole widget, its background too, times the tint.
  case tintedWhole
  /// Red, through a luma mask.
  case night
  /// An app icon.
  case icon(IconStyle)

  /// The rule by which vibrant content finds its color.
  package enum VibrantStyle: Sendable, Hashable {
    /// From the wallpaper.
    case adaptive
    /// From the wallpaper, pulled to the user's color.
    case tinted
    /// White or black.
    case monochrome
    /// The whole shape in a material of its own: a Mac's desktop behind a window.
    case receded
  }

  /// The colors of the groups and the plate they lie on.
  package enum AccentedPalette: Sendable, Hashable, CaseIterable {
    /// iOS 18: the tint, or white beside a tinted accent group; dark plate.
    case tint
    /// iOS 26: white on tinted glass.
    case tintedGlass
    /// iOS 26: white on light glass.
    case clearLight
    /// iOS 26: white on dark glass.
    case clearDark
    /// watchOS: white, the accent group in the face's color, on black.
    case watchFace
    /// watchOS: the face's color, the accent group white, on black.
    case watchFaceInverted
  }

  /// The six looks of an app icon.
  package enum IconStyle: Sendable, Hashable, CaseIterable {
    /// As it is.
    case light
    /// Over the dark plate.
    case dark
    /// Grey, times the tint.
    case tinted
    /// Grey, from a light tint to white.
    case tintedLight
    /// Light grey glass.
    case clearLight
    /// Dark grey glass.
    case clearDark
  }
}
