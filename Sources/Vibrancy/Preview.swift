// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
public import VibrancyPNG
public import VibrancyPixels
public import VibrancyScenes

/// A widget in a scene, ready to be looked at or stored. An estimate: see `Simulator`.
///
/// Holds the decoded picture, shared by all previews of one input; its own pixels are made each
/// time they are asked for.
public struct Preview: Sendable {
  /// Where the widget is shown.
  public let scene: Scene
  /// The model that made it.
  public let model: ModelVersion
  /// Width and height in pixels.
  public let size: PixelSize
  /// What the person looking should know, a sentence each; mostly none.
  public let notes: [String]
  private let start: PreviewRenderer

  init(
    _ widget: Widget, in scene: Scene, over backdrop: Backdrop?, weights: LumaWeights,
    model: ModelVersion
  ) {
    (self.scene, self.model, size) = (scene, model, widget.canvas.size)
    start = PreviewRenderer(widget, in: scene, over: backdrop, weights: weights)
    notes = Self.notes(on: widget, in: scene)
  }

  /// The pixels: straight RGBA, 8 bits, encoded sRGB; opaque but for icons.
  public var pixels: StraightImage {
    var codes: [UInt8] = []
    codes.reserveCapacity(4 * size.area)
    forEachRow(channels: 4, depth: .eight) { row in
      if case .eight(let part) = row { codes += part }
    }
    return StraightImage(size: size, samples: .eight(codes))
  }

  /// The preview as a PNG in memory.
  ///
  /// - Parameters:
  ///   - depth: Bits a sample; 16 keeps what 8 would round away.
  ///   - compression: How hard to try.
  /// - Throws: `PNGError.outOfMemory`.
  public func pngData(
    depth: SampleDepth = .eight, compression: Compression = .balanced
  ) throws(PNGError) -> [UInt8] {
    let sink = MemorySink()
    try write(to: sink, depth: depth, compression: compression)
    return sink.bytes
  }

  /// Writes the preview as a PNG, in the smallest color type that holds it.
  ///
  /// Up to 16 Mpx it is kept until complete, above it is streamed in O(width) memory.
  ///
  /// - Throws: `PNGError.destination` when the sink fails, `.outOfMemory`.
  public func write(
    to sink: consuming some ByteSink, depth: SampleDepth = .eight,
    compression: Compression = .balanced
  ) throws(PNGError) {
    let layout: PNGLayout =
      switch start.channels {
      case 1: .gray
      case 3: .rgb
      default: .rgba
      }
    let comment = "estimate; model=\(model.rawValue); scene=\(scene.place.rawValue)"
    var writer = try PNGWriter(
      size: size, layout: layout, depth: depth, compression: compression,
      text: [("Comment", comment)], to: sink)
    var renderer = start
    var codes = CodeRow(depth: depth)
    for y in 0..<size.height {
      renderer.render(y)
      renderer.row.quantize(channels: renderer.channels, into: &codes)
      try writer.append(codes)
    }
    try writer.finish()
  }

  private func forEachRow(channels: Int, depth: SampleDepth, _ body: (CodeRow) -> Void) {
    var renderer = start
    var codes = CodeRow(depth: depth)
    for y in 0..<size.height {
      renderer.render(y)
      renderer.row.quantize(channels: channels, into: &codes)
      body(codes)
    }
  }

  private static func notes(on widget: Widget, in scene: Scene) -> [String] {
    guard let family = widget.canvas.family else { return [] }
    var notes: [String] = []
    if let host = widget.canvas.borrowedFrom {
      notes.append(
        "\(family.rawValue) has no size on \(widget.canvas.device.name); taken from \(host)")
    }
    if case .accessory = widget.containerBackground, !family.hasAccessoryBackground {
      notes.append("\(family.rawValue) has no AccessoryWidgetBackground; none is drawn")
    }
    return notes
  }
}
