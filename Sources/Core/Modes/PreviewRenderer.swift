// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels
package import VibrancyScenes

/// Renders a widget in a scene, one row after the other, from the top.
///
/// Memory is a few rows besides the widget's own pictures. The same input gives the same pixels
/// on every machine.
package struct PreviewRenderer: Sendable {
  /// The preview's size: the widget's canvas.
  package let size: PixelSize
  /// The number of channels that the rows need: 1 grey, 3 opaque color, 4 with alpha.
  package private(set) var channels: Int
  /// The row last rendered: premultiplied; opaque unless there are four channels.
  package private(set) var row: PlanarRow

  private let mode: RenderingMode
  private let needsColor: Bool
  private let scene: Scene
  private let mask: CornerMask?
  /// The share of its brightness that a banner keeps.
  private let brightness: Float
  private let rim: (inside: CornerMask, width: Int)?
  /// `true` if all rows have the same wallpaper behind them.
  private let isUniform: Bool
  private let isEmpty: Bool
  private let background: ShownBackground?
  private var widget: WidgetRow
  private var behind: BackdropRows
  private var prepared: PreparedRow
  private var coverage: [Float] = []

  /// Gets ready to render.
  ///
  /// - Parameters:
  ///   - widget: What is shown.
  ///   - scene: Where it is shown.
  ///   - backdrop: The scene's wallpaper on the screen of `ScreenSlot(of: widget.canvas, in:
  ///     scene)`; may be `nil` for a scene that shows none.
  ///   - weights: Of greys, for icons.
  ///   - slot: Where on the screen it is shown, if not where the scene has it.
  ///   - hasPlate: Whether it lies on the plate that the scene has below a widget.
  package init(
    _ widget: Widget, in scene: Scene, over backdrop: Backdrop?, weights: LumaWeights = .rec709,
    at slot: ScreenSlot? = nil, hasPlate: Bool = true
  ) {
    let widget = widget.inSituation(of: scene)
    let recipe = scene.place.recipe
    let slot = slot ?? ScreenSlot(of: widget.canvas, in: scene)
    let dimming = recipe.dimsWallpaper ? scene.parameters.number(.alwaysOnWallpaper) : 1
    var meanLuma = 0.0
    if case .vibrant = recipe.treatment, let backdrop {
      meanLuma = backdrop.meanLuma(behind: slot, size: widget.canvas.size) * Double(dimming)
    }
    size = widget.canvas.size
    let width = widget.canvas.size.width
    self.scene = scene
    let shown = recipe.behind == .wallpaper ? backdrop : nil
    let mode = scene.mode(
      asksForAccent: widget.asksForAccent, hasBackground: widget.containerBackground != nil,
      meanLuma: meanLuma, weights: weights)
    self.mode = hasPlate ? mode : mode.withoutPlate
    needsColor = mode.needsColor(of: widget.layers)
    mask = widget.canvas.mask(in: scene)
    brightness =
      hasPlate && scene.finishesActivity ? scene.parameters.number(.activityBrightness) : 1
    rim = widget.canvas.activityRim(in: scene)
    background = widget.background(in: scene)
    row = PlanarRow(width: size.width)
    let black = PlanarRow(width: size.width, color: .black)
    behind = BackdropRows(
      shown?.reader(behind: slot, width: width),
      dimming: recipe.dimsWallpaper ? EncodedColor(gray: dimming) : nil, mode: mode, width: width)
    prepared = PreparedRow(width: width)
    self.widget = WidgetRow(
      layers: widget.layers.map { LayerReader($0, width: width) },
      background: background == nil ? nil : black, width: size.width)
    isUniform = shown == nil || shown?.plainColor != nil
    isEmpty = widget.layers.isEmpty
    channels = 3
    prepareRow(0)
    channels = channelsNeeded
  }

  /// `true` if every row of the preview is the same, as that of a scene without anything in it may
  /// be.
  package var hasEqualRows: Bool {
    isUniform && !mode.changesByRow && mask == nil && background == nil && isEmpty
  }

  /// `true` if a scene without anything in it shows `base`, to the bit.
  package var isBaseEmpty: Bool {
    mask == nil && background == nil && !scene.place.recipe.dimsPicture && brightness == 1
  }

  /// Goes on with other rows of the first layer's picture.
  ///
  /// - Precondition: It is a band of the same picture.
  package mutating func setBand(_ band: LayerPicture) {
    precondition(band.size == widget.layers[0].layer.picture.size, "a band of the same picture")
    widget.layers[0].layer.picture = band
  }

  /// The background of the row last rendered, opaque.
  package var base: PlanarRow { prepared.base }

  /// Renders row `y` of the preview into a row of its width, in place of what it held.
  package mutating func render(_ y: Int, into target: inout PlanarRow) {
    swap(&row, &target)
    render(y)
    swap(&row, &target)
  }

  /// Renders row `y` of the preview into `row`.
  ///
  /// - Precondition: `y` is a row of the canvas.
  package mutating func render(_ y: Int) {
    precondition((0..<size.height).contains(y), "a row of the canvas")
    prepareRow(y)
    widget.read(y, needsColor: needsColor)
    row.copy(prepared.base)
    mode.render(widget, over: prepared, into: &row)
    if brightness != 1 { row.multiply(by: EncodedColor(gray: brightness)) }
    drawRim(y)
    clip(y)
    if scene.place.recipe.dimsPicture {
      row.multiply(by: EncodedColor(gray: scene.parameters.number(.alwaysOnDimming)))
    }
  }

  private mutating func prepareRow(_ y: Int) {
    let depth = (Float(y) + 0.5) / Float(size.height)
    if let background { widget.background?.setBackground(background, y: y, depth: depth) }
    let isFresh = y == 0 || !isUniform
    if isFresh { behind.read(y, layersInto: &prepared) }
    if isFresh || mode.changesByRow {
      mode.setBase(of: &prepared, sharp: behind.sharp, depth: depth)
    }
  }

  /// Lays white on what the shape inside the rim leaves.
  private mutating func drawRim(_ y: Int) {
    guard let rim else { return }
    let opacity = scene.parameters.number(.activityRim)
    let line = y - rim.width
    var light = [Float](repeating: opacity, count: size.width)
    if (0..<rim.inside.size.height).contains(line) {
      rim.inside.coverage(ofRow: line, into: &coverage)
      for x in 0..<rim.inside.size.width {
        light[x + rim.width] = opacity * (1 - coverage[x])
      }
    }
    row.composite(.white, coverage: light)
  }

  /// Clips the row to the family's shape; beyond it lies the wallpaper, or nothing for icons.
  private mutating func clip(_ y: Int) {
    guard let mask else { return }
    mask.coverage(ofRow: y, into: &coverage)
    if case .icon = scene.place.recipe.treatment {
      row.multiply(byCoverage: coverage)
    } else {
      row.clip(to: coverage, over: behind.sharp)
    }
  }

  private var channelsNeeded: Int {
    if case .icon = scene.place.recipe.treatment { return 4 }
    let isNeutral = isUniform && behind.sharp.isNeutral && mode.isNeutral(over: prepared, widget)
    return isNeutral ? 1 : 3
  }
}
