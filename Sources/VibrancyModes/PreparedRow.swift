// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// A row of what lies behind a widget: opaque, encoded.
struct BehindRow: Sendable {
  /// The wallpaper, dimmed if the place dims it; or black.
  var sharp: PlanarRow
  /// The same, blurred.
  var blurred: PlanarRow
  /// How far down the canvas the row lies: `(y + 0.5) / H`.
  var depth: Float

  /// Whether sharp and blurred are the same grey or color in each pixel.
  var isNeutral: Bool { sharp.isNeutral && blurred.isNeutral }
}

/// What a mode made of a row before any content: opaque, encoded rows of one width.
///
/// Its memory is used again row after row.
struct PreparedRow: Sendable {
  /// What the preview starts from.
  var base: PlanarRow
  /// The material in vibrant, the glass of icons.
  private(set) var material: PlanarRow?
  /// The vibrant color, in point functions.
  private(set) var vibrant: PlanarRow?
  /// Whether no mixture of these rows leaves `0...1`.
  var isBounded = true
  /// The luma of what lies behind, for who sets the rows.
  var luma: [Float] = []

  /// Black, without material and vibrant color.
  init(width: Int) { base = PlanarRow(width: width, color: .black) }

  /// Whether all of it is neutral.
  var isNeutral: Bool {
    base.isNeutral && (material?.isNeutral ?? true) && (vibrant?.isNeutral ?? true)
  }

  /// Sets the material, given `luma`.
  mutating func setMaterial(_ body: (inout PlanarRow, _ luma: [Float]) -> Void) {
    // Taken out, so that the row has one owner while it is written.
    var row = material.take() ?? PlanarRow(width: base.width)
    body(&row, luma)
    material = row
  }

  /// Sets the vibrant color, given `luma`.
  mutating func setVibrant(_ body: (inout PlanarRow, _ luma: [Float]) -> Void) {
    var row = vibrant.take() ?? PlanarRow(width: base.width)
    body(&row, luma)
    vibrant = row
  }
}

/// What accented widgets and dark icons lie on.
enum Plate: Sendable, Hashable {
  /// What is behind, as it is.
  case none
  /// One color.
  case flat(EncodedColor)
  /// A vertical gradient over the canvas.
  case gradient(top: EncodedColor, bottom: EncodedColor)
  /// The blurred wallpaper, mixed with a color.
  case glass(EncodedColor, share: Float)
  /// Glass that is as bright as a share of the blurred wallpaper.
  case darkGlass(DarkGlass)

  /// Whether its rows differ where what lies behind is uniform.
  var changesByRow: Bool {
    if case .gradient = self { return true }
    return false
  }

  /// Fills a row with the plate, opaque.
  ///
  /// - Parameter luma: Memory for the luma of what lies behind.
  func fill(_ row: inout PlanarRow, _ behind: BehindRow, luma: inout [Float]) {
    switch self {
    case .none: row.copy(behind.sharp)
    case .flat(let color): row.fill(color)
    case .gradient(let top, let bottom): row.fill(top.mixed(with: bottom, by: behind.depth))
    case .glass(let color, let share):
      row.copy(behind.blurred)
      row.mix(with: color, by: share)
    case .darkGlass(let glass):
      behind.blurred.luma(into: &luma)
      row.setMaterial(
        of: behind.blurred, luma: luma, constant: (glass.offset, glass.offset, glass.offset),
        lumaShare: glass.slope, chromaShare: glass.chroma)
      let hue = glass.hue
      row.multiply(red: hue.red, green: hue.green, blue: hue.blue)
      row.clampColors()
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

  /// The hue of a tint: scaled to a luma of 1, or none if it is too dark to tell.
  static func hue(of tint: EncodedColor) -> Hue {
    let luma = tint.luma
    guard luma >= 0.05 else { return .grey }
    return Hue(red: tint.red / luma, green: tint.green / luma, blue: tint.blue / luma)
  }
}
