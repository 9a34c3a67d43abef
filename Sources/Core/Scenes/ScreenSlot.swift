// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// The place of a canvas on its device's screen, in pixels.
///
/// A canvas larger than the screen sees it magnified by the least whole factor that makes it fit.
package struct ScreenSlot: Sendable, Hashable {
  /// The screen: points × scale, rounded.
  package let screen: PixelSize
  /// The whole factor by which the screen is magnified, from 1.
  package let magnification: Int
  /// First column of the canvas on the magnified screen.
  package let x: Int
  /// First row of the canvas on the magnified screen.
  package let y: Int

  /// Finds the place of a canvas in a scene.
  ///
  /// Lock Screen families are centered at 31 % of the height (inline: 9 %). Home Screen families
  /// start at x = (W − medium)/2, y = 9 % H. An asset without a family is centered where the
  /// scene's own slot is (a systemSmall on the Home Screen). Assumed; figures are parameters.
  package init(of canvas: Canvas, in scene: Scene) {
    let device = canvas.device
    func side(_ points: Double) -> Int { Int((points * canvas.scale).rounded()) }
    let base = (width: side(device.size.width), height: side(device.size.height))
    guard let screen = PixelSize(width: base.width, height: base.height) else {
      preconditionFailure("a screen is a valid size")
    }
    let magnification = max(
      (canvas.size.width + base.width - 1) / base.width,
      (canvas.size.height + base.height - 1) / base.height)
    let (width, height) = (base.width * magnification, base.height * magnification)
    let pixels = canvas.scale * Double(magnification)
    let parameters = scene.parameters
    func share(_ parameter: Parameter) -> Double {
      Double(height) * Double(parameters.number(parameter))
    }
    var left = Double(width - canvas.size.width) / 2
    var top = Double(height - canvas.size.height) / 2
    switch scene.place.recipe.slot {
    case .card, .middle: break
    case .lockScreen:
      let middle = share(canvas.family == .accessoryInline ? .inlineSlot : .lockSlot)
      top = middle - Double(canvas.size.height) / 2
    case .banner: top = share(.activitySlot) - Double(canvas.size.height) / 2
    case .island: top = Double(parameters.number(.islandTop)) * pixels
    case .homeScreen:
      func points(_ family: Family) -> PointSize {
        FamilySizes.size(of: family, on: device, os: scene.os, in: scene.sizes).platter
      }
      let medium = points(.systemMedium).width
      left = (Double(width) - medium * pixels) / 2
      top = share(.homeSlot)
      if canvas.family == nil {
        let small = points(.systemSmall)
        left += (small.width * pixels - Double(canvas.size.width)) / 2
        top += (small.height * pixels - Double(canvas.size.height)) / 2
      }
    }
    (self.screen, self.magnification) = (screen, magnification)
    x = min(max(Int((left + 0.5).rounded(.down)), 0), width - canvas.size.width)
    y = min(max(Int((top + 0.5).rounded(.down)), 0), height - canvas.size.height)
  }

  /// A place on a screen that is shown as it is: a widget's among several.
  ///
  /// - Parameters:
  ///   - screen: The screen in pixels.
  ///   - x: First column of the canvas.
  ///   - y: First row of the canvas.
  package init(on screen: PixelSize, x: Int, y: Int) {
    self.init(screen: screen, magnification: 1, x: x, y: y)
  }

  /// The slot with so many pixels more on every side; may reach beyond the screen.
  package func grown(by margin: Int) -> ScreenSlot {
    ScreenSlot(screen: screen, magnification: magnification, x: x - margin, y: y - margin)
  }

  private init(screen: PixelSize, magnification: Int, x: Int, y: Int) {
    (self.screen, self.magnification, self.x, self.y) = (screen, magnification, x, y)
  }

  /// The size of the magnified screen; `nil` where it is shown as it is.
  var magnifiedScreen: PixelSize? {
    guard magnification > 1 else { return nil }
    return PixelSize(
      width: screen.width * magnification, height: screen.height * magnification)
  }

  /// The part of the screen that a canvas of this size covers, in pixels of the screen as it is;
  /// what it covers in part is in it.
  package func cut(to size: PixelSize) -> PixelArea {
    let (left, top) = (x / magnification, y / magnification)
    let right = (x + size.width + magnification - 1) / magnification
    let bottom = (y + size.height + magnification - 1) / magnification
    return PixelArea(
      x: left, y: top, width: min(right, screen.width) - left,
      height: min(bottom, screen.height) - top)
  }
}

/// A rectangle of pixels.
package struct PixelArea: Sendable, Hashable {
  /// First column.
  package let x: Int
  /// First row.
  package let y: Int
  /// Columns, from 1.
  package let width: Int
  /// Rows, from 1.
  package let height: Int

  /// A rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// All of a picture.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }
}
