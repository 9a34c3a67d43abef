// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// A place in one situation: wallpaper, tint and the model's figures. A plain value.
public struct Scene: Sendable, Hashable {
  /// How greys of icons are weighted.
  public enum LumaChoice: String, Sendable, Hashable, CaseIterable {
    /// Rec. 709.
    case rec709 = "709"
    /// Weights that keep an icon's colors apart; see `LumaWeights.adaptive(to:)`.
    case adaptive
  }

  /// Where the widget is shown.
  public var place: Place
  /// What lies behind, where a place shows it.
  public var wallpaper: Wallpaper
  /// The user's tint or the watch face's color.
  public var tint: EncodedColor
  /// The model's undocumented figures.
  public var parameters: ModelParameters
  /// How greys of icons are weighted.
  public var luma: LumaChoice

  /// #FF9F0A.
  public static let standardTint = EncodedColor(red: 1, green: 159 / 255, blue: 10 / 255)

  /// A place on a wallpaper.
  public init(
    _ place: Place, wallpaper: Wallpaper = .mid, tint: EncodedColor = Scene.standardTint,
    parameters: ModelParameters = ModelParameters(), luma: LumaChoice = .rec709
  ) {
    (self.place, self.wallpaper, self.tint) = (place, wallpaper, tint)
    (self.parameters, self.luma) = (parameters, luma)
  }

  /// Whether the picture depends on the tint.
  public var usesTint: Bool {
    switch place.recipe.treatment {
    case .vibrant(let style): style == .tinted
    case .accented(let palette): palette != .clearLight && palette != .clearDark
    case .tintedWhole: true
    case .icon(let style): style == .tinted || style == .tintedLight
    case .fullColor, .night: false
    }
  }

  /// Whether the picture depends on the wallpaper, for a widget with or without a family's shape.
  public func showsWallpaper(withFamily hasFamily: Bool) -> Bool {
    guard place.recipe.behind == .wallpaper else { return false }
    // The dark plate hides the wallpaper but for what the corners leave.
    return place.recipe.treatment == .accented(.tint) ? hasFamily : true
  }
}
