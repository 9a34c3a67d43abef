// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a place is made of: everything about it that is no figure.
public struct Recipe: Sendable, Hashable {
  /// What lies behind the widget.
  public enum Behind: Sendable, Hashable { case wallpaper, black }
  /// What becomes of the container background.
  public enum ContainerBackground: Sendable, Hashable {
    /// Drawn.
    case shown
    /// Not drawn.
    case removed
    /// Not drawn, or faintly where it cannot be removed.
    case faint
  }
  /// Where on the screen the widget sits.
  public enum Slot: Sendable, Hashable { case lockScreen, homeScreen }

  /// One line for people.
  public let summary: String
  /// What happens to the pixels.
  public let treatment: Treatment
  /// The standing of the weakest statement the place rests on.
  public let standing: Standing
  /// What lies behind.
  public var behind = Behind.wallpaper
  /// What becomes of the container background.
  public var containerBackground = ContainerBackground.removed
  /// Where on the screen.
  public var slot = Slot.homeScreen
  /// Whether a catalog's light art is picked, rather than the dark.
  public var usesLightArt = false
  /// Whether sensitive content may be redacted here.
  public var isLocked = false
  /// Whether the wallpaper is dimmed before, by `always-on-wallpaper`.
  public var dimsWallpaper = false
  /// Whether the whole picture is dimmed at the end, by `always-on-dimming`.
  public var dimsPicture = false
  /// Whether a systemSmall widget is drawn larger.
  public var enlargesSmall = false

  init(_ summary: String, _ treatment: Treatment, _ standing: Standing) {
    (self.summary, self.treatment, self.standing) = (summary, treatment, standing)
  }

  /// WidgetKit's mode; `nil` for icons.
  public var mode: WidgetMode? {
    switch treatment {
    case .fullColor, .night: .fullColor
    case .vibrant: .vibrant
    case .accented, .tintedWhole: .accented
    case .icon: nil
    }
  }
}
