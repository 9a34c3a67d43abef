// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// A scene that a widget is shown in: a place with its wallpaper, tint and model parameters. A
/// plain value.
///
/// Its name leaves `Scene` to SwiftUI, so that a file may import both.
public struct WidgetScene: Sendable, Hashable {
  /// The weighting of the greys of icons.
  public enum LumaChoice: String, Sendable, Hashable, CaseIterable {
    /// Rec. 709.
    case rec709 = "709"
    /// Weights that keep an icon's colors apart; see `LumaWeights.adaptive(to:)`.
    case adaptive
  }

  /// The place that shows the widget.
  public var place: Place
  /// The wallpaper behind the widget, where the place shows it.
  public var wallpaper: Wallpaper
  /// The user's tint or the watch face's color: opaque, encoded sRGB.
  public var tint: EncodedColor
  /// The model's undocumented parameters.
  public var parameters: ModelParameters
  /// The generation of the system.
  public var os = SystemVersion.standard
  /// The weighting of the greys of icons.
  package var luma: LumaChoice
  /// `true` if a family is drawn larger where the system does so; `false` to compare it with
  /// others.
  package var enlargesFamilies = true
  /// The place by whose device and sizes it is laid out, to compare it with that place's; `nil`: its own.
  package var sizedAs: Place?

  /// #FF9F0A.
  public static let standardTint = EncodedColor(red: 1, green: 159 / 255, blue: 10 / 255)

  /// A place on a wallpaper.
  ///
  /// - Parameters:
  ///   - place: Where the widget is shown.
  ///   - wallpaper: What lies behind, where the place shows it.
  ///   - tint: The user's tint or the color of a watch face: opaque, encoded sRGB.
  ///   - parameters: The model's undocumented parameters.
  public init(
    _ place: Place, wallpaper: Wallpaper = .mid, tint: EncodedColor = WidgetScene.standardTint,
    parameters: ModelParameters = ModelParameters()
  ) {
    self.init(place, wallpaper: wallpaper, tint: tint, parameters: parameters, luma: .rec709)
  }

  /// A place on a wallpaper, with a choice of luma weights.
  package init(
    _ place: Place, wallpaper: Wallpaper = .mid, tint: EncodedColor = Scene.standardTint,
    parameters: ModelParameters = ModelParameters(), luma: LumaChoice
  ) {
    (self.place, self.wallpaper, self.tint) = (place, wallpaper, tint)
    (self.parameters, self.luma) = (parameters, luma)
  }

  /// `true` if the picture depends on the tint.
  package var usesTint: Bool {
    switch place.recipe.treatment {
    case .vibrant(let style): style == .tinted
    case .accented(let palette): palette != .clearLight && palette != .clearDark
    case .tintedWhole: true
    case .icon(let style): style == .tinted || style == .tintedLight
    case .fullColor, .night: false
    }
  }

  /// Returns `true` if the picture depends on the wallpaper, for a widget with or without a
  /// family's shape.
  package func showsWallpaper(withFamily hasFamily: Bool) -> Bool {
    guard place.recipe.behind == .wallpaper else { return false }
    // The dark plate hides the wallpaper but for what the corners leave.
    return place.recipe.treatment == .accented(.tint) ? hasFamily : true
  }

  /// The wallpaper that a canvas needs drawn here; `nil` where none is shown.
  ///
  /// - Parameter slot: Where on the screen it is, if not where the scene has it.
  package func backdropKey(for canvas: Canvas, at slot: ScreenSlot? = nil) -> Backdrop.Key? {
    guard showsWallpaper(withFamily: canvas.family != nil) else { return nil }
    let slot = slot ?? ScreenSlot(of: canvas, in: self)
    let (radius, isCut) = blur
    return Backdrop.Key(
      wallpaper: wallpaper, screen: slot.screen,
      sigma: Double(parameters.number(radius)) * canvas.scale,
      cut: isCut ? slot.cut(to: canvas.size) : nil)
  }

  /// The radius of the wallpaper's blur, and whether what lies beyond the widget's edges has no
  /// part in it.
  package var blur: (radius: Parameter, isCut: Bool) {
    switch place.recipe.plate {
    case .banner, .lightBanner: return (.glassRadius, true)
    case .none, .smartStack, .carPlay, .island: break
    }
    return switch place.recipe.treatment {
    case .vibrant(.receded): (.macRadius, true)
    case .accented(.tintedGlass), .accented(.clearDark): (.glassRadius, true)
    case .vibrant, .accented, .fullColor, .tintedWhole, .night, .icon: (.materialRadius, false)
    }
  }

  /// `true` if the system lights a container background from the top here: from iOS 26 on.
  package var lightsBackground: Bool {
    os.model.lightsBackgrounds && place.recipe.lightsBackground
  }

  /// `true` if the system draws a rim around a Live Activity here, and it less bright: from iOS 26 on
  /// around its banner.
  package var finishesActivity: Bool {
    os.model.finishesActivities && place.recipe.slot == .banner
  }

  /// Returns `true` if a widget of this form ever appears here.
  package func shows(_ form: WidgetForm) -> Bool { place.shows(form, on: os) }

  /// The machine whose screen it is on.
  package var platform: Platform { (sizedAs ?? place).platform }

  /// Of which setting the sizes of families are.
  package var sizes: FamilySizes.Setting {
    switch sizedAs ?? place {
    case .watchSmartStack: .smartStack
    case .ipadLockScreen: .padLockScreen
    case let place: place.platform == .mac ? .macDesktop : .screen
    }
  }

  /// The iPhone's Lock Screen (vibrant).
  public static func lockScreen(wallpaper: Wallpaper = .mid) -> WidgetScene {
    WidgetScene(.lockScreen, wallpaper: wallpaper)
  }

  /// The Lock Screen in a color the user chose (vibrant).
  package static func lockScreenTinted(_ tint: EncodedColor, wallpaper: Wallpaper = .mid) -> Scene {
    Scene(.lockScreenTinted, wallpaper: wallpaper, tint: tint)
  }

  /// The Home Screen in light appearance (full color).
  public static func homeLight(wallpaper: Wallpaper = .mid) -> WidgetScene {
    WidgetScene(.homeLight, wallpaper: wallpaper)
  }

  /// The tinted Home Screen of iOS 18 (accented).
  public static func homeTinted(_ tint: EncodedColor = standardTint) -> WidgetScene {
    WidgetScene(.homeTinted, tint: tint)
  }

  /// StandBy by day (full color on black).
  public static var standby: WidgetScene { WidgetScene(.standby) }

  /// A watch face of one color (accented).
  package static func watchAccented(_ faceColor: EncodedColor = standardTint) -> Scene {
    Scene(.watchAccented, tint: faceColor)
  }
}

/// The short name inside the package; clients see `WidgetScene` alone.
package typealias Scene = WidgetScene

extension EncodedColor {
  /// #FF9F0A, the default tint.
  public static let orange = WidgetScene.standardTint
}
