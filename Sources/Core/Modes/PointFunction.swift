// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels
package import VibrancyScenes

/// A mode in which a pixel depends on its opacity α, its luma m and what lies behind it alone.
///
/// `out = clamp(lerp(lerp(w, M, α), V, s))` by channel, on encoded sRGB (`layered`): the backdrop w, the
/// material M and the vibrant color V come of what lies behind, the strength s is `m = α·Y(c)`.
///
/// Vibrant: documented is that content is desaturated, that α sets the material's strength and
/// brightness the vibrancy; reported are the two layers (iOS 18.2 and 26.1); calibrated the parameters
/// (`VibrantMaterial`). Reduce Transparency (Reported): no blur and no material, and
/// `s = share·m + (1 − share)·α`. Night: V is red on black, the structure Reported, the weights of
/// the luma Assumed.
package struct PointFunction: Sendable {
  /// The functions for backdrop, material and vibrant color.
  enum Colors: Sendable {
    /// The wallpaper, with both layers over its blur.
    case vibrant(VibrantMaterial)
    /// The wallpaper, with the vibrant color alone; α has its share of the strength, too.
    case opaque(VibrantMaterial, lumaShare: Float)
    /// The material over the whole shape, whatever its α, and the vibrant color.
    case receded(VibrantMaterial)
    /// Red on black.
    case night
  }

  let colors: Colors

  /// `true` if the blurred wallpaper is seen through it.
  var isBlurred: Bool {
    switch colors {
    case .vibrant, .receded: true
    case .opaque, .night: false
    }
  }

  /// Works out material and vibrant color over a blurred row.
  func setLayers(over blurred: PlanarRow, of prepared: inout PreparedRow) {
    switch colors {
    case .vibrant(let layers), .receded(let layers):
      prepared.setMaterial(over: blurred) { row, luma in
        layers.setMaterial(&row, over: blurred, luma)
      }
      prepared.setVibrant(over: blurred) { row, luma in
        layers.setVibrant(&row, over: blurred, luma)
      }
      prepared.measureBounds()
    case .opaque, .night: break
    }
  }

  /// Works out what the row starts from, and a vibrant color that no blur is seen through.
  func setBase(of prepared: inout PreparedRow, sharp: PlanarRow) {
    switch colors {
    case .vibrant: prepared.base.copy(sharp)
    case .opaque(let layers, _):
      prepared.base.copy(sharp)
      prepared.setVibrant(over: sharp) { row, luma in layers.setVibrant(&row, over: sharp, luma) }
    case .receded:
      guard let material = prepared.material else { return }
      prepared.base.copy(material)
      prepared.base.clampColors()
    case .night:
      prepared.base.fill(.black)
      prepared.setVibrant(over: sharp) { row, _ in
        row.fill(EncodedColor(red: 1, green: 0, blue: 0))
      }
    }
  }

  /// Paints a row given by its α and luma over `prepared.base`, which `preview` holds.
  func render(
    alpha: [Float], luma: [Float], over prepared: PreparedRow, into preview: inout PlanarRow
  ) {
    guard let vibrant = prepared.vibrant else { return }
    switch colors {
    case .vibrant:
      guard let material = prepared.material else { return }
      preview.mixVibrant(material: material, vibrant: vibrant, alpha: alpha, luma: luma)
      if !prepared.isBounded { preview.clampColors() }
    case .opaque(_, let share):
      preview.mix(with: vibrant, luma: luma, alpha: alpha, lumaShare: share)
    case .receded:
      guard let material = prepared.material else { return }
      preview.setVibrant(vibrant, over: material, luma: luma)
    case .night: preview.mix(with: vibrant, by: luma)
    }
  }

  /// The result for one pixel of opacity α and premultiplied luma m over a backdrop and its blur.
  package func callAsFunction(
    alpha: Float, luma: Float, over backdrop: EncodedColor, blurred: EncodedColor
  ) -> EncodedColor {
    var prepared = PreparedRow(width: 1)
    setLayers(over: PlanarRow(width: 1, color: blurred), of: &prepared)
    setBase(of: &prepared, sharp: PlanarRow(width: 1, color: backdrop))
    var row = prepared.base
    render(alpha: [alpha], luma: [luma], over: prepared, into: &row)
    return EncodedColor(red: row.red[0], green: row.green[0], blue: row.blue[0])
  }

  /// `true` if results are as neutral as what lies behind: r = g = b.
  var keepsNeutral: Bool {
    switch colors {
    case .vibrant, .opaque, .receded: true
    case .night: false
    }
  }

  /// Its three greys over a plain grey, encoded, `0...1`, as it is drawn: after any dimming.
  ///
  /// - Returns: `nil` where they are not greys, or where the strength is not the luma.
  package func tone(over grey: Double) -> PointTone? {
    switch colors {
    case .vibrant(let layers): if layers.isTinted { return nil }
    case .receded: break
    case .opaque, .night: return nil
    }
    let behind = PlanarRow(width: 1, color: EncodedColor(gray: Float(grey)))
    var prepared = PreparedRow(width: 1)
    setLayers(over: behind, of: &prepared)
    setBase(of: &prepared, sharp: behind)
    guard let material = prepared.material, let vibrant = prepared.vibrant else { return nil }
    let (m, v) = (Double(material.green[0]), Double(vibrant.green[0]))
    if case .receded = colors { return PointTone(backdrop: m, material: m, vibrant: v) }
    return PointTone(backdrop: grey, material: m, vibrant: v)
  }
}

/// The result of a point function over a plain grey: three encoded greys, `0...1`.
package struct PointTone: Sendable, Hashable {
  /// w, the wallpaper; the material itself where it covers all of it.
  package var backdrop: Double
  /// M, the material.
  package var material: Double
  /// V, the vibrant color.
  package var vibrant: Double

  /// Three greys.
  package init(backdrop: Double, material: Double, vibrant: Double) {
    (self.backdrop, self.material, self.vibrant) = (backdrop, material, vibrant)
  }

  /// The grey of a pixel with opacity α and premultiplied luma m, unquantized.
  @inlinable @inline(__always)
  package func gray(alpha: Double, luma: Double) -> Double {
    layered(backdrop, material: material, vibrant: vibrant, alpha: alpha, strength: luma)
  }

  /// The greys of a row of pixels, in `Float`; all of one count.
  package func grays(alpha: [Float], luma: [Float], into grays: inout [Float]) {
    let (a, m, count) = (alpha.span, luma.span, grays.count)
    var out = grays.mutableSpan
    precondition(a.count == count && m.count == count)
    let (w, material, v) = (Float(backdrop), Float(material), Float(vibrant))
    for x in 0..<count {
      out[x] = layered(w, material: material, vibrant: v, alpha: a[x], strength: m[x])
    }
  }
}

extension Scene {
  /// The point function of a place that has one: every vibrant style, and night.
  ///
  /// - Parameter meanLuma: Of the wallpaper behind the widget as it is drawn, unquantized.
  package func pointFunction(meanLuma: Double) -> PointFunction? {
    switch place.recipe.treatment {
    case .vibrant(.receded):
      return PointFunction(colors: .receded(VibrantMaterial(recededMac: parameters)))
    case .vibrant(let style):
      let layers = VibrantMaterial(
        style: style, tint: tint, meanLuma: meanLuma, parameters: parameters)
      return PointFunction(
        colors: parameters.isOn(.reduceTransparency)
          ? .opaque(layers, lumaShare: parameters.number(.opaqueLumaShare)) : .vibrant(layers))
    case .night: return PointFunction(colors: .night)
    case .fullColor, .accented, .tintedWhole, .icon: return nil
    }
  }

  /// The tone that the place makes of a plain grey, so that nothing has to be rendered over it; `nil`
  /// where α and luma alone do not decide it.
  ///
  /// - Parameter grey: The wallpaper as it is drawn, encoded, `0...1`.
  package func tone(over grey: Double) -> PointTone? {
    pointFunction(meanLuma: grey)?.tone(over: grey)
  }
}
