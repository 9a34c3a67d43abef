// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Vibrancy

/// How long the parts of a batch took, summed over its files.
struct BatchShares {
  private var decoding = Duration.zero
  private var kernels = Duration.zero
  private var encoding = Duration.zero
  private var pixels = 0
  private static let rounds = 3

  /// Luminance to alpha on black, white ink.
  static func converting(_ inputs: [Input]) throws -> BatchShares {
    try measured(inputs) { Self.conversion(of: $0) }
  }

  /// One scene.
  static func rendering(_ inputs: [Input], in scene: Scene) throws -> BatchShares {
    let backdrop = backdrop(of: scene)
    return try measured(inputs) { Self.preview(of: $0, in: scene, over: backdrop) }
  }

  /// What lies behind a small picture in a scene.
  static func backdrop(of scene: Scene) -> Backdrop {
    let screen = ScreenSlot(
      of: Canvas(asset: smallSize, scale: 1, on: .standard(on: .ios26)), in: scene
    ).screen
    return Backdrop(Backdrop.Key(wallpaper: scene.wallpaper, screen: screen, sigma: 30))
  }

  /// The rows of a picture's luminance to alpha.
  static func conversion(of image: StraightImage) -> (PNGLayout, Kernel) {
    let lines = lines(of: image)
    return (
      .grayAlpha,
      { body in
        var converter = Converter(
          .luminanceToAlpha(form: .onBlack, ink: .white), width: image.size.width,
          height: image.size.height)
        var codes = CodeRow(depth: .eight)
        for line in lines {
          converter.append(line)
          while converter.next(into: &codes) { try body(codes) }
        }
      }
    )
  }

  /// The rows of a picture's preview in one scene.
  static func preview(
    of image: StraightImage, in scene: Scene, over backdrop: Backdrop
  ) -> (PNGLayout, Kernel) {
    let canvas = Canvas(asset: image.size, scale: 1, on: .standard(on: .ios26))
    let widget = Widget(canvas: canvas, layers: [Layer(.straight(image))])
    let start = PreviewRenderer(widget, in: scene, over: backdrop)
    let layouts: [Int: PNGLayout] = [1: .gray, 3: .rgb, 4: .rgba]
    return (
      layouts[start.channels] ?? .rgba,
      { body in
        var renderer = PreviewRenderer(widget, in: scene, over: backdrop)
        var codes = CodeRow(depth: .eight)
        for y in 0..<image.size.height {
          renderer.render(y)
          renderer.row.quantize(channels: renderer.channels, into: &codes)
          try body(codes)
        }
      }
    )
  }

  /// Calls its argument with each row of codes.
  typealias Kernel = ((CodeRow) throws -> Void) throws -> Void

  /// One line: milliseconds a megapixel, and the kernels' share.
  func line(named name: String) -> String {
    let parts = [("decode", decoding), ("kernels", kernels), ("encode", encoding)]
    let total = decoding + kernels + encoding
    let figures = parts.map {
      "\($0.0) \(rounded($0.1 / Duration.seconds(1) * 1e9 / Double(pixels)))"
    }
    return "\(name): ms/Mpx \(figures.joined(separator: ", ")); kernels are "
      + "\(rounded(100 * (kernels / total))) % of the CPU time"
  }

  private static let smallSize = PixelSize(width: 64, height: 64) ?? fallback
  private static var fallback: PixelSize { preconditionFailure("64×64 is a size") }

  /// The kernels run twice: alone, and with the writer, whose time is the difference.
  private static func measured(
    _ inputs: [Input], _ prepare: (StraightImage) -> (PNGLayout, Kernel)
  ) throws -> BatchShares {
    let simulator = Simulator()
    let clock = ContinuousClock()
    var shares = BatchShares()
    for _ in 0..<rounds {
      for input in inputs {
        let start = clock.now
        let image = try simulator.image(input)
        let decoded = clock.now
        // What has 16 bits, or was converted from another color space, goes another way.
        guard case .eight = image.samples else { continue }
        let (layout, kernel) = prepare(image)
        let prepared = clock.now
        try kernel { _ in }
        let painted = clock.now
        var writer = try PNGWriter(
          size: image.size, layout: layout, depth: .eight, to: MemorySink())
        try kernel { if case .eight(let codes) = $0 { try writer.append(codes) } }
        try writer.finish()
        shares.decoding += decoded - start
        shares.kernels += painted - prepared
        shares.encoding += (clock.now - painted) - (painted - prepared)
        shares.pixels += image.size.area
      }
    }
    return shares
  }

  private static func lines(of image: StraightImage) -> [StraightSamples] {
    let count = 4 * image.size.width
    guard case .eight(let codes) = image.samples else { return [] }
    return stride(from: 0, to: codes.count, by: count).map {
      .eight(Array(codes[$0..<$0 + count]))
    }
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
