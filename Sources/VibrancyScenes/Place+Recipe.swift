// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Place {
  /// What the place is made of.
  public var recipe: Recipe {
    switch self {
    case .lockScreen, .lockScreenTinted, .lockScreenAlwaysOn, .ipadLockScreen,
      .macDesktopReceded:
      vibrantRecipe
    case .homeTinted, .homeTintedGlass, .homeTintedLegacy, .homeClearLight, .homeClearDark,
      .watchAccented, .watchAccentedInverted:
      accentedRecipe
    case .iconLight, .iconDark, .iconTinted, .iconTintedLight, .iconClearLight, .iconClearDark:
      iconRecipe
    default: fullColorRecipe
    }
  }

  private var vibrantRecipe: Recipe {
    var recipe: Recipe
    switch self {
    case .lockScreenTinted:
      recipe = Recipe("Lock Screen in the user's color", .vibrant(.tinted), .reported)
    case .lockScreenAlwaysOn:
      recipe = Recipe("Lock Screen, Always-On", .vibrant(.adaptive), .assumed)
      (recipe.dimsWallpaper, recipe.dimsPicture) = (true, true)
    case .ipadLockScreen:
      recipe = Recipe("iPad Lock Screen", .vibrant(.monochrome), .reported)
      recipe.containerBackground = .faint
    case .macDesktopReceded:
      recipe = Recipe("Mac desktop behind a window", .vibrant(.monochrome), .reported)
    default:
      recipe = Recipe("iPhone Lock Screen", .vibrant(.adaptive), .calibrated)
    }
    if self != .macDesktopReceded { (recipe.slot, recipe.isLocked) = (.lockScreen, true) }
    return recipe
  }

  private var accentedRecipe: Recipe {
    var recipe: Recipe
    switch self {
    case .homeTintedGlass:
      recipe = Recipe("tinted Home Screen, iOS 26", .accented(.tintedGlass), .assumed)
    case .homeTintedLegacy:
      recipe = Recipe("tinted Home Screen, app not built for iOS 18", .tintedWhole, .reported)
      recipe.containerBackground = .shown
    case .homeClearLight:
      recipe = Recipe("clear light Home Screen, iOS 26", .accented(.clearLight), .assumed)
    case .homeClearDark:
      recipe = Recipe("clear dark Home Screen, iOS 26", .accented(.clearDark), .assumed)
    case .watchAccented:
      recipe = Recipe("watch face of one color (Infograph)", .accented(.watchFace), .documented)
    case .watchAccentedInverted:
      recipe = Recipe(
        "watch face of one color (X-Large)", .accented(.watchFaceInverted), .documented)
    default:
      recipe = Recipe("tinted Home Screen, iOS 18", .accented(.tint), .assumed)
    }
    if platform == .watch { recipe.behind = .black }
    return recipe
  }

  private var fullColorRecipe: Recipe {
    var recipe: Recipe
    switch self {
    case .standby, .carplay, .standbyNight:
      recipe =
        self == .standbyNight
        ? Recipe("StandBy in the dark", .night, .assumed)
        : Recipe(self == .standby ? "StandBy" : "CarPlay", .fullColor, .documented)
      (recipe.behind, recipe.enlargesSmall, recipe.isLocked) = (.black, true, true)
    case .watchFullColor, .watchAlwaysOn, .watchSmartStack:
      let summaries: [Place: String] = [
        .watchFullColor: "watch face in full color", .watchAlwaysOn: "watch face, Always-On",
        .watchSmartStack: "watch Smart Stack",
      ]
      recipe = Recipe(
        summaries[self] ?? rawValue, .fullColor,
        self == .watchFullColor ? .documented : .assumed)
      recipe.behind = .black
      recipe.containerBackground = self == .watchSmartStack ? .removed : .shown
      (recipe.dimsPicture, recipe.isLocked) = (self == .watchAlwaysOn, self == .watchAlwaysOn)
    case .homeDark:
      recipe = Recipe("Home Screen, dark", .fullColor, .documented)
      recipe.containerBackground = .shown
    default:
      let summaries: [Place: String] = [.todayView: "Today View", .macDesktop: "Mac desktop"]
      recipe = Recipe(summaries[self] ?? "Home Screen, light", .fullColor, .documented)
      (recipe.containerBackground, recipe.usesLightArt) = (.shown, true)
    }
    return recipe
  }

  private var iconRecipe: Recipe {
    var recipe: Recipe
    switch self {
    case .iconDark: recipe = Recipe("app icon, dark", .icon(.dark), .calibrated)
    case .iconTinted: recipe = Recipe("app icon, tinted", .icon(.tinted), .calibrated)
    case .iconTintedLight:
      recipe = Recipe("app icon, tinted light, iOS 26", .icon(.tintedLight), .assumed)
    case .iconClearLight:
      recipe = Recipe("app icon, clear light, iOS 26", .icon(.clearLight), .assumed)
    case .iconClearDark:
      recipe = Recipe("app icon, clear dark, iOS 26", .icon(.clearDark), .assumed)
    default: recipe = Recipe("app icon, light", .icon(.light), .calibrated)
    }
    recipe.usesLightArt = self == .iconLight
    recipe.behind = self == .iconClearLight || self == .iconClearDark ? .wallpaper : .black
    return recipe
  }
}
