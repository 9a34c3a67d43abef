// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// A mode's row before any content: opaque, encoded rows of one width.
///
/// First come the layers that the blurred wallpaper is seen through; they are linear in it. The base
/// is made of them and of the sharp wallpaper. Its memory is used again row after row.
struct PreparedRow: Sendable {
  /// The row that the preview starts from.
  var base: PlanarRow
  /// The material in vibrant, the glass of plates and icons.
  private(set) var material: PlanarRow?
  /// The vibrant color, in point functions.
  private(set) var vibrant: PlanarRow?
  /// `true` if material and vibrant color do not leave `0...1`.
  private(set) var isBounded = true
  /// The luma of what lies behind, for who sets the rows.
  private var luma: [Float] = []

  /// Black, without material and vibrant color.
  init(width: Int) { base = PlanarRow(width: width, color: .black) }

  /// `true` if all of it is neutral.
  var isNeutral: Bool {
    base.isNeutral && (material?.isNeutral ?? true) && (vibrant?.isNeutral ?? true)
  }

  /// Sets the material over what lies behind, given its luma.
  mutating func setMaterial(
    over behind: PlanarRow, _ body: (inout PlanarRow, _ luma: [Float]) -> Void
  ) {
    behind.luma(into: &luma)
    // Taken out, so that the row has one owner while it is written.
    var row = material.take() ?? PlanarRow(width: base.width)
    body(&row, luma)
    material = row
  }

  /// Sets the vibrant color over what lies behind, given its luma.
  mutating func setVibrant(
    over behind: PlanarRow, _ body: (inout PlanarRow, _ luma: [Float]) -> Void
  ) {
    behind.luma(into: &luma)
    var row = vibrant.take() ?? PlanarRow(width: base.width)
    body(&row, luma)
    vibrant = row
  }

  /// Looks whether the layers leave `0...1`.
  mutating func measureBounds() {
    isBounded = material?.hasBoundedColors ?? true && vibrant?.hasBoundedColors ?? true
  }

  /// Takes over the layers of a row of cells, made as wide as this row.
  mutating func spreadLayers(of narrow: PreparedRow, in cells: BlurredCells) {
    if let layer = narrow.material {
      var row = material.take() ?? PlanarRow(width: base.width)
      cells.spread(layer, into: &row)
      material = row
    }
    if let layer = narrow.vibrant {
      var row = vibrant.take() ?? PlanarRow(width: base.width)
      cells.spread(layer, into: &row)
      vibrant = row
    }
    isBounded = narrow.isBounded
  }

  /// Takes over the layers of two rows, mixed.
  mutating func mixLayers(of upper: PreparedRow, _ lower: PreparedRow, by share: Float) {
    if let above = upper.material, let below = lower.material {
      var row = material.take() ?? PlanarRow(width: base.width)
      row.setMixture(of: above, below, by: share)
      material = row
    }
    if let above = upper.vibrant, let below = lower.vibrant {
      var row = vibrant.take() ?? PlanarRow(width: base.width)
      row.setMixture(of: above, below, by: share)
      vibrant = row
    }
    isBounded = upper.isBounded && lower.isBounded
  }
}

/// The plate that accented widgets and dark icons lie on.
enum Plate: Sendable, Hashable {
  /// No plate: the background as it is.
  case none
  /// One color.
  case flat(EncodedColor)
  /// A vertical gradient over the canvas.
  case gradient(top: EncodedColor, bottom: EncodedColor)
  /// The blurred wallpaper, mixed with a color.
  case glass(EncodedColor, share: Float)
  /// Glass that is as bright as a share of the blurred wallpaper.
  case darkGlass(DarkGlass)

  /// `true` if its rows differ where what lies behind is uniform.
  var changesByRow: Bool {
    if case .gradient = self { return true }
    return false
  }

  /// `true` if the blurred wallpaper is seen through it.
  var isGlass: Bool {
    switch self {
    case .none, .flat, .gradient: false
    case .glass, .darkGlass: true
    }
  }

  /// Makes the glass the material of a row, not clamped.
  func setGlass(over blurred: PlanarRow, of prepared: inout PreparedRow) {
    switch self {
    case .none, .flat, .gradient: break
    case .glass(let color, let share):
      prepared.setMaterial(over: blurred) { row, _ in
        row.copy(blurred)
        row.mix(with: color, by: share)
      }
    case .darkGlass(let glass):
      prepared.setMaterial(over: blurred) { row, luma in
        row.setMaterial(
          of: blurred, luma: luma, constant: (glass.offset, glass.offset, glass.offset),
          lumaShare: glass.slope, chromaShare: glass.chroma)
        let hue = glass.hue
        row.multiply(red: hue.red, green: hue.green, blue: hue.blue)
      }
    }
  }

  /// Makes the plate the base of a row whose material is the glass, if it is one; opaque.
  ///
  /// - Parameter depth: How far down the canvas the row lies: `(y + 0.5) / H`.
  func setBase(of prepared: inout PreparedRow, sharp: PlanarRow, depth: Float) {
    switch self {
    case .none: prepared.base.copy(sharp)
    case .flat(let color): prepared.base.fill(color)
    case .gradient(let top, let bottom):
      prepared.base.fill(top.mixed(with: bottom, by: depth))
    case .glass:
      if let glass = prepared.material { prepared.base.copy(glass) }
    case .darkGlass:
      if let glass = prepared.material { prepared.base.copy(glass) }
      prepared.base.clampColors()
    }
  }
}

/// The dark glass of iOS 26: `clamp((offset + slope·L)·t + chroma·(Wb − L))`, `L = Y(Wb)`.
///
/// Offset, slope and blur are Calibrated on one capture. That the hue t is the tint's, and what of
/// the wallpaper's color a clear plate keeps, is Assumed.
struct DarkGlass: Sendable, Hashable {
  /// A color of luma 1; channels may be above 1.
  struct Hue: Sendable, Hashable {
    let red: Float
    let green: Float
    let blue: Float

    /// No hue.
    static let grey = Hue(red: 1, green: 1, blue: 1)
  }

  let offset: Float
  let slope: Float
  /// Share of the blurred wallpaper's own color.
  var chroma: Float = 0
  /// The tint, scaled to a luma of 1.
  var hue = Hue.grey

  init(_ parameters: ModelParameters) {
    offset = parameters.number(.glassDarkOffset)
    slope = parameters.number(.glassDarkSlope)
  }

  /// The hue of a tint: scaled to a luma of 1, or none if it is too dark to measure.
  static func hue(of tint: EncodedColor) -> Hue {
    let luma = tint.luma
    guard luma >= 0.05 else { return .grey }
    return Hue(red: tint.red / luma, green: tint.green / luma, blue: tint.blue / luma)
  }
}
