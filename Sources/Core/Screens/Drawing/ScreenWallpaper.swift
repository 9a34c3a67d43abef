// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// A wallpaper drawn on a screen once, row by row: sharp on the canvas and behind each slot, and
/// blurred as a small picture. No copy of the whole screen is held besides the canvas's own codes.
struct ScreenWallpaper: Sendable {
  /// The blurred wallpaper at a tenth of the size, by its standard deviation in pixels.
  private let small: PlanarImage
  private let glass: PlanarImage
  private let windows: [(area: PixelArea, sharp: PlanarImage?)]

  /// Draws a wallpaper on a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The whole screen.
  ///   - areas: The slots whose surroundings are kept sharp; inside the screen.
  ///   - factor: What the wallpaper is multiplied by where it is seen on the screen, `0...1`; what
  ///     lies behind widgets is kept as it is.
  ///   - sigma: Standard deviation of the blur that glass on the screen has, in pixels.
  init(
    _ wallpaper: Wallpaper, on canvas: inout ScreenCanvas, behind areas: [PixelArea], factor: Float,
    sigma: Double
  ) {
    let screen = canvas.size
    var reducer = TenthReducer(of: screen)
    let isPlain = if case .plain = wallpaper.source { true } else { false }
    var windows = areas.map { area -> (area: PixelArea, sharp: PlanarImage?) in
      let size = PixelSize(width: area.width, height: area.height)
      return (area, isPlain ? nil : size.map { PlanarImage(size: $0) })
    }
    var codes = CodeRow(depth: .eight)
    wallpaper.forEachRow(on: screen) { y, row in
      reducer.append(row)
      // By index: a picture that is held twice is copied whole before a row of it is set.
      for index in windows.indices where !isPlain {
        let area = areas[index]
        guard y >= area.y, y < area.y + area.height else { continue }
        windows[index].sharp?.setRow(y - area.y, to: row.part(from: area.x, width: area.width))
      }
      var row = row
      if factor != 1 { row.multiply(by: EncodedColor(gray: factor)) }
      row.quantize(channels: 3, into: &codes)
      if case .eight(let codes) = codes { canvas.set(codes, x: 0, y: y) }
    }
    self.windows = windows
    small = reducer.result
    var glass = small.blurred(sigma: sigma / 10)
    if factor != 1 { glass = glass.multiplied(by: factor) }
    self.glass = glass
  }

  /// Reads rows of the screen's blurred wallpaper.
  func blurredRows(from x: Int, width: Int, _ screen: PixelSize) -> RowInterpolator {
    RowInterpolator(glass, enlargedTo: screen, from: x, width: width)
  }

  /// The backdrops behind slots, each blur made once.
  ///
  /// - Parameter keys: What is needed behind each area, in their order; `nil`: nothing.
  func backdrops(_ keys: [Backdrop.Key?]) -> [Backdrop?] {
    // One or two: most widgets of a screen have the same.
    var blurs: [(sigma: Double, image: PlanarImage)] = []
    return zip(keys, windows).map { key, window in
      guard let key else { return nil }
      func made() -> PlanarImage? { blurs.first { $0.sigma == key.sigma }?.image }
      if key.cut == nil, made() == nil, window.sharp != nil {
        blurs.append((key.sigma, small.blurred(sigma: key.sigma / 10)))
      }
      return Backdrop(
        key, sharp: window.sharp, in: window.area, blurred: window.sharp == nil ? nil : made())
    }
  }
}
