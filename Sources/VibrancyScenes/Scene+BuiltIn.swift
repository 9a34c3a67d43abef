// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

extension Scene {
  /// The iPhone's Lock Screen (vibrant).
  public static func lockScreen(wallpaper: Wallpaper = .mid) -> Scene {
    Scene(.lockScreen, wallpaper: wallpaper)
  }

  /// The Lock Screen in a color the user chose (vibrant).
  public static func lockScreenTinted(_ tint: EncodedColor, wallpaper: Wallpaper = .mid) -> Scene {
    Scene(.lockScreenTinted, wallpaper: wallpaper, tint: tint)
  }

  /// The Home Screen in light appearance (full color).
  public static func homeLight(wallpaper: Wallpaper = .mid) -> Scene {
    Scene(.homeLight, wallpaper: wallpaper)
  }

  /// The tinted Home Screen of iOS 18 (accented).
  public static func homeTinted(_ tint: EncodedColor = standardTint) -> Scene {
    Scene(.homeTinted, tint: tint)
  }

  /// StandBy by day (full color on black).
  public static var standby: Scene { Scene(.standby) }

  /// A watch face of one color (accented).
  public static func watchAccented(_ faceColor: EncodedColor = standardTint) -> Scene {
    Scene(.watchAccented, tint: faceColor)
  }
}

extension EncodedColor {
  /// #FF9F0A, the default tint.
  public static let orange = Scene.standardTint
}
