// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyScenes

/// What a reading is of: a scene, and what its columns mean there.
enum Figure: String, CaseIterable {
  /// Content on the Lock Screen; behind is the wallpaper, under the material's blur.
  case vibrant
  /// The tracks of gauges on the Lock Screen.
  case gauge
  /// A Mac's desktop behind a window; behind is the wallpaper under that blur.
  case mac
  /// The plate of dark glass, of which the luma alone is known; behind as above.
  case glass
  /// Content on dark glass; behind is the plate.
  case onGlass = "on-glass"
  /// A container background below the light; behind is the background's color.
  case topLight = "top-light"
  /// The same on a system without the light.
  case topLightOf18 = "top-light-18"
  /// Content in full color; behind is the container background.
  case over
  /// The accent group of a watch face.
  case watchAccent = "watch-accent"
  /// The default group of a watch face.
  case watchDefault = "watch-default"
  /// The plate of a dark icon.
  case iconDark = "icon-dark"
  // A look of an icon; behind is its dark look at that pixel.
  case iconTinted = "icon-tinted"
  case iconTintedLight = "icon-tinted-light"
  case iconClearDark = "icon-clear-dark"
  case iconClearLight = "icon-clear-light"

  /// The row of the model's table.
  var mode: CalibratedMode {
    switch self {
    case .vibrant, .gauge: .lockScreen
    case .mac: .receded
    case .glass, .onGlass: .darkGlass
    case .topLight, .topLightOf18: .topLight
    case .over: .fullColor
    case .watchAccent, .watchDefault: .watch
    case .iconDark, .iconTinted, .iconTintedLight, .iconClearDark, .iconClearLight: .icons
    }
  }

  /// Where it is shown.
  var place: Place {
    switch self {
    case .vibrant, .gauge: .lockScreen
    case .mac: .macDesktopReceded
    case .glass: .homeClearDark
    case .onGlass, .topLight, .topLightOf18, .over: .homeDark
    case .watchAccent, .watchDefault: .watchAccented
    case .iconDark: .iconDark
    case .iconTinted: .iconTinted
    case .iconTintedLight: .iconTintedLight
    case .iconClearDark: .iconClearDark
    case .iconClearLight: .iconClearLight
    }
  }
}

/// A row of the model's table.
enum CalibratedMode: String, CaseIterable {
  case lockScreen = "vibrant, Lock Screen"
  case receded = "vibrant, receded Mac"
  case icons = "app icons"
  case topLight = "light over backgrounds"
  case darkGlass = "dark glass"
  case watch = "accented, watch"
  case fullColor = "full color"

  /// Parameters that were fitted to readings, and that other readings can be fitted to again.
  var fitted: [Parameter] {
    switch self {
    case .lockScreen: [.materialLift, .materialLuma, .materialChroma, .vibrantConstant]
    case .receded: [.macLift, .macLuma, .macChroma]
    case .topLight: [.topLight]
    case .icons, .darkGlass, .watch, .fullColor: []
    }
  }
}
