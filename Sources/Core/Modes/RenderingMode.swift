// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// The effect of a place on the pixels of a widget: a pure function, row by row; it cannot fail.
enum RenderingMode: Sendable {
  case fullColor(FullColorMode)
  case tintedWhole(TintedWholeMode)
  case accented(AccentedMode)
  case icon(IconMode)
  case point(PointFunction)

  /// The same for art that lies on the bare wallpaper; an icon keeps its plate, which is part of it.
  var withoutPlate: RenderingMode {
    switch self {
    case .fullColor: return .fullColor(FullColorMode())
    case .accented(var mode):
      mode.plate = .none
      return .accented(mode)
    case .tintedWhole, .icon, .point: return self
    }
  }

  /// `true` if the blurred wallpaper is seen through it.
  var isBlurred: Bool {
    switch self {
    case .fullColor(let mode): mode.plate.isGlass
    case .tintedWhole: false
    case .accented(let mode): mode.plate.isGlass
    case .icon(let mode): mode.isGlass
    case .point(let function): function.isBlurred
    }
  }

  /// Works out the layers that a blurred row is seen through, each linear in it.
  func setLayers(over blurred: PlanarRow, of prepared: inout PreparedRow) {
    switch self {
    case .fullColor(let mode): mode.plate.setGlass(over: blurred, of: &prepared)
    case .tintedWhole: break
    case .accented(let mode): mode.plate.setGlass(over: blurred, of: &prepared)
    case .icon(let mode): mode.setLayers(over: blurred, of: &prepared)
    case .point(let function): function.setLayers(over: blurred, of: &prepared)
    }
  }

  /// Works out what a row of the preview starts from, given its layers.
  ///
  /// - Parameters:
  ///   - sharp: The wallpaper, dimmed if the place dims it; or black. Opaque.
  ///   - depth: How far down the canvas the row lies: `(y + 0.5) / H`.
  func setBase(of prepared: inout PreparedRow, sharp: PlanarRow, depth: Float) {
    switch self {
    case .fullColor(let mode): mode.plate.setBase(of: &prepared, sharp: sharp, depth: depth)
    case .tintedWhole: prepared.base.copy(sharp)
    case .accented(let mode): mode.plate.setBase(of: &prepared, sharp: sharp, depth: depth)
    case .icon(let mode): mode.setBase(of: &prepared, sharp: sharp, depth: depth)
    case .point(let function): function.setBase(of: &prepared, sharp: sharp)
    }
  }

  /// `true` if what it prepares depends on the row, even where what lies behind does not.
  var changesByRow: Bool {
    switch self {
    case .fullColor, .tintedWhole, .point: false
    case .accented(let mode): mode.plate.changesByRow
    case .icon(let mode): mode.plate.changesByRow
    }
  }

  /// Returns `true` if it looks at the colors of the layers, not at their α and luma alone.
  func needsColor(of layers: [Layer]) -> Bool {
    switch self {
    case .fullColor, .tintedWhole, .icon: true
    case .point: false
    case .accented(let mode): mode.needsColor(of: layers)
    }
  }

  /// Paints a row of the widget.
  ///
  /// - Parameters:
  ///   - widget: Premultiplied rows of the layers and of what lies behind them.
  ///   - prepared: What `prepare` made of the same row.
  ///   - preview: Holds `prepared.base`; receives the result.
  func render(_ widget: WidgetRow, over prepared: PreparedRow, into preview: inout PlanarRow) {
    switch self {
    case .fullColor: preview.composite(widget.content)
    case .tintedWhole(let mode): mode.render(widget, into: &preview)
    case .accented(let mode): mode.render(widget, into: &preview)
    case .icon(let mode): mode.render(widget, over: prepared, into: &preview)
    case .point(let function):
      function.render(alpha: widget.alpha, luma: widget.luma, over: prepared, into: &preview)
    }
  }

  /// Returns `true` if, over this prepared row, every result is neutral: r = g = b.
  func isNeutral(over prepared: PreparedRow, _ widget: WidgetRow) -> Bool {
    switch self {
    case .fullColor, .tintedWhole, .icon: false
    case .accented(let mode): mode.isNeutral(over: prepared, widget)
    case .point(let function): function.keepsNeutral && prepared.isNeutral
    }
  }
}

extension Scene {
  /// The effect of this scene on a widget's pixels.
  ///
  /// - Parameters:
  ///   - asksForAccent: Whether anything in the widget is accentable.
  ///   - hasBackground: Whether the widget has a container background.
  ///   - meanLuma: Of the wallpaper behind the widget as drawn; used in vibrant only.
  ///   - weights: Of greys, for icons.
  func mode(
    asksForAccent: Bool, hasBackground: Bool, meanLuma: Double, weights: LumaWeights
  ) -> RenderingMode {
    if let function = pointFunction(meanLuma: meanLuma) { return .point(function) }
    return switch place.recipe.treatment {
    case .fullColor, .vibrant, .night:
      .fullColor(FullColorMode(plate: plate(hasBackground: hasBackground)))
    case .tintedWhole: .tintedWhole(TintedWholeMode(tint: tint))
    case .accented(let palette): .accented(accentedMode(palette, asksForAccent: asksForAccent))
    case .icon(let style):
      .icon(
        IconMode(
          style: style, tint: tint, plate: darkPlate, weights: weights, parameters: parameters))
    }
  }

  private func accentedMode(
    _ palette: Treatment.AccentedPalette, asksForAccent: Bool
  ) -> AccentedMode {
    var mode = AccentedMode(
      standardColor: .white, accentColor: .white, ignoresFullColor: false, plate: .none)
    switch palette {
    case .tint:
      mode.accentColor = tint
      mode.standardColor = asksForAccent ? .white : tint
      mode.plate = darkPlate
    case .tintedGlass:
      var glass = DarkGlass(parameters)
      glass.hue = DarkGlass.hue(of: tint)
      mode.plate = .darkGlass(glass)
    case .clearLight:
      mode.plate = .glass(.white, share: parameters.number(.clearLightGlass))
    case .clearDark: mode.plate = clearGlass
    case .watchFace:
      mode.standardColor = EncodedColor(gray: parameters.number(.watchWhite))
      (mode.accentColor, mode.ignoresFullColor) = (tint, true)
    case .watchFaceInverted: (mode.standardColor, mode.ignoresFullColor) = (tint, true)
    }
    return mode
  }

  /// The plate under full color.
  private func plate(hasBackground: Bool) -> Plate {
    switch place.recipe.plate {
    case .none: .none
    case .smartStack: .flat(parameters.color(.smartStackPlate))
    case .banner: clearGlass
    case .lightBanner: .glass(.white, share: parameters.number(.activityLightGlass))
    case .carPlay: .flat(carPlayPlate(hasBackground: hasBackground))
    case .island: .flat(.black)
    }
  }

  /// Without a tint as with the color of the Smart Stack's plate (Assumed).
  private func carPlayPlate(hasBackground: Bool) -> EncodedColor {
    let plate = parameters.color(.carPlayPlate)
    guard !hasBackground else { return plate }
    return plate.mixed(
      with: parameters.color(.smartStackPlate), by: parameters.number(.carPlayTint))
  }

  private var clearGlass: Plate {
    var glass = DarkGlass(parameters)
    glass.chroma = parameters.number(.glassBackdropChroma)
    return .darkGlass(glass)
  }

  private var darkPlate: Plate {
    .gradient(top: parameters.color(.plateTop), bottom: parameters.color(.plateBottom))
  }
}

/// Leaves colors alone: `out = over(content, over(containerBackground?, w))`.
///
/// Documented: WidgetKit, `fullColor`. Encoded sRGB, premultiplied.
struct FullColorMode: Sendable {
  /// The plate under the widget; the wallpaper but in the Smart Stack and for Live Activities.
  var plate = Plate.none
}

/// Multiplies the whole widget, its background too, by the tint: `rgb' = rgb·tint`.
///
/// Reported: the tinted Home Screen for an app not built for iOS 18.
struct TintedWholeMode: Sendable {
  var tint: EncodedColor

  func render(_ widget: WidgetRow, into preview: inout PlanarRow) {
    var content = widget.content
    content.multiply(by: tint)
    preview.composite(content)
  }
}
