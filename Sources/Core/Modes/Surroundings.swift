// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels
package import VibrancyScenes

/// The surroundings of a widget: a margin of the sharp wallpaper that goes on behind the shape, or
/// black where the place is black. Rows come one after the other, as those of a `PreviewRenderer`.
package struct Surroundings: Sendable {
  /// The canvas and its margins, in pixels.
  package let size: PixelSize
  /// The width of each margin, in pixels, from 1.
  package let margin: Int
  /// The row last made: opaque.
  package private(set) var row: PlanarRow

  private var backdrop: BackdropReader?
  private let isUniform: Bool
  private let wallpaperDimming: EncodedColor
  private let pictureDimming: EncodedColor
  private var placed: PlanarRow

  /// Gets ready to show what is around a canvas.
  ///
  /// - Parameters:
  ///   - canvas: What is in the middle.
  ///   - scene: Says what is dimmed.
  ///   - backdrop: The wallpaper of `Scene.surroundingsKey(of:)`; `nil` shows black.
  ///   - slot: Where the canvas lies on the screen.
  package init(
    of canvas: Canvas, in scene: Scene, over backdrop: Backdrop?, at slot: ScreenSlot
  ) {
    margin = Self.margin(of: canvas)
    guard
      let size = PixelSize(
        width: canvas.size.width + 2 * margin, height: canvas.size.height + 2 * margin)
    else { preconditionFailure("a canvas and its margins are a valid size") }
    self.size = size
    self.backdrop = backdrop?.reader(behind: slot.grown(by: margin), width: size.width)
    isUniform = backdrop == nil || backdrop?.plainColor != nil
    let recipe = scene.place.recipe
    func factor(_ parameter: Parameter, if isDimmed: Bool) -> EncodedColor {
      EncodedColor(gray: isDimmed ? scene.parameters.number(parameter) : 1)
    }
    wallpaperDimming = factor(.alwaysOnWallpaper, if: recipe.dimsWallpaper)
    pictureDimming = factor(.alwaysOnDimming, if: recipe.dimsPicture)
    row = PlanarRow(width: size.width, color: .black)
    placed = row
  }

  /// `true` if all of it is one grey.
  package var isNeutral: Bool {
    var first = self
    first.render(0)
    return isUniform && first.row.isNeutral
  }

  /// Makes row `y` of what is around, `0..<size.height`, into `row`.
  package mutating func render(_ y: Int) {
    guard backdrop != nil else { return row.fill(.black) }
    backdrop?.readSharp(y, into: &row)
    if wallpaperDimming != .white { row.multiply(by: wallpaperDimming) }
    if pictureDimming != .white { row.multiply(by: pictureDimming) }
  }

  /// Lays a row of the preview, of the canvas's width, into the middle of `row`.
  package mutating func lay(_ content: PlanarRow) {
    placed.place(content, at: margin)
    row.composite(placed)
  }

  /// An eighth of the smaller side, from 6 to 128 points; of tiny art no more than half of it.
  static func margin(of canvas: Canvas) -> Int {
    let smaller = Double(min(canvas.size.width, canvas.size.height))
    let wanted = min(max(smaller / 8, 6 * canvas.scale), 128 * canvas.scale, smaller / 2)
    return max(1, Int(wanted.rounded()))
  }
}

extension Scene {
  /// The wallpaper that is seen around a canvas; `nil` where the place is black.
  ///
  /// An icon's picture has nothing behind it; on a screen there is the wallpaper.
  package func surroundingsKey(of canvas: Canvas) -> Backdrop.Key? {
    if let key = backdropKey(for: canvas) { return key }
    let isIcon = if case .icon = place.recipe.treatment { true } else { false }
    guard isIcon || place.recipe.behind == .wallpaper else { return nil }
    return Backdrop.Key(
      wallpaper: wallpaper, screen: ScreenSlot(of: canvas, in: self).screen,
      sigma: Double(parameters.number(.materialRadius)) * canvas.scale)
  }
}

/// The rows of a preview from the top: the canvas alone, or with what is seen around it.
package struct PreviewRows: Sendable {
  /// Width and height in pixels, the margins included.
  package let size: PixelSize
  private var renderer: PreviewRenderer
  /// The surroundings of the canvas; `nil` shows the canvas alone.
  private var surroundings: Surroundings?

  /// A preview of the canvas alone.
  ///
  /// - Parameter backdrop: The wallpaper of `Scene.backdropKey(for:)`.
  package init(
    _ widget: Widget, in scene: Scene, over backdrop: Backdrop?, weights: LumaWeights = .rec709
  ) {
    renderer = PreviewRenderer(widget, in: scene, over: backdrop, weights: weights)
    size = renderer.size
  }

  /// A preview with some of the wallpaper around it, as people are shown it.
  ///
  /// Art of no family lies on the bare wallpaper: a plate of the art's own shape would be no widget.
  ///
  /// - Parameters:
  ///   - backdrop: The wallpaper of `Scene.surroundingsKey(of:)`.
  ///   - slotScene: The scene in whose slot it is shown, if it is not `scene` itself.
  package init(
    framed widget: Widget, in scene: Scene, over backdrop: Backdrop?,
    weights: LumaWeights = .rec709, inSlotOf slotScene: Scene? = nil
  ) {
    let slot = ScreenSlot(of: widget.canvas, in: slotScene ?? scene)
    let around = Surroundings(of: widget.canvas, in: scene, over: backdrop, at: slot)
    renderer = PreviewRenderer(
      widget, in: scene, over: backdrop, weights: weights, at: slot,
      hasPlate: widget.canvas.family != nil || widget.canvas.activity != nil)
    (size, surroundings) = (around.size, around)
  }

  /// The width of the margin of wallpaper on each side, in pixels.
  package var margin: Int { surroundings?.margin ?? 0 }

  /// The number of channels that its pixels need: 1 grey, 3 opaque color, 4 with alpha.
  package var channels: Int {
    guard let surroundings else { return renderer.channels }
    return renderer.channels == 1 && surroundings.isNeutral ? 1 : 3
  }

  /// Goes on with other rows of the first layer's picture; see `PreviewRenderer`.
  package mutating func setBand(_ band: LayerPicture) { renderer.setBand(band) }

  /// Renders row `y`, `0..<size.height`, straight, with so many channels.
  package mutating func render(_ y: Int, channels: Int, into codes: inout CodeRow) {
    let line = y - margin
    let isCanvas = (0..<renderer.size.height).contains(line)
    if isCanvas { renderer.render(line) }
    guard surroundings != nil else {
      return renderer.row.quantize(channels: channels, into: &codes)
    }
    surroundings?.render(y)
    if isCanvas { surroundings?.lay(renderer.row) }
    surroundings?.row.quantize(channels: channels, into: &codes)
  }
}
