// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
public import VibrancyPNG
public import VibrancyPixels
public import VibrancyScenes

/// A widget in a scene, ready to be looked at or stored. An estimate: see `PreviewMaker`.
///
/// Holds the decoded picture, shared by all previews of one input, up to 32 MiB of samples; rows of
/// a larger one are read again from its file. Its own pixels are made each time they are asked for.
public struct Preview: Sendable {
  /// The scene that shows the widget.
  public let scene: WidgetScene
  /// The model that made it.
  public let model: ModelVersion
  /// Width and height in pixels.
  public let size: PixelSize
  /// Remarks that the person looking should know, one sentence each; mostly none.
  public let notes: [String]
  private let start: PreviewRows
  /// The source of the picture's rows, if they are not held.
  private let bands: PictureBands?

  package init(
    _ widget: Widget, in scene: Scene, over backdrop: Backdrop?, weights: LumaWeights,
    model: ModelVersion, bands: PictureBands? = nil
  ) {
    (self.scene, self.model, size, self.bands) = (scene, model, widget.canvas.size, bands)
    start = PreviewRows(widget, in: scene, over: backdrop, weights: weights)
    notes = Self.notes(on: widget, in: scene)
  }

  /// A preview with some of the wallpaper around it, as people are shown it.
  ///
  /// - Parameters:
  ///   - backdrop: The wallpaper of `Scene.surroundingsKey(of:)`.
  ///   - slotScene: The scene in whose slot it is shown, if it is not `scene` itself.
  package init(
    framed widget: Widget, in scene: Scene, over backdrop: Backdrop?, weights: LumaWeights,
    model: ModelVersion, bands: PictureBands? = nil, inSlotOf slotScene: Scene? = nil
  ) {
    start = PreviewRows(
      framed: widget, in: scene, over: backdrop, weights: weights, inSlotOf: slotScene)
    (self.scene, self.model, size, self.bands) = (scene, model, start.size, bands)
    notes = Self.notes(on: widget, in: scene)
  }

  /// The width of the margin of wallpaper on each side, in pixels.
  package var margin: Int { start.margin }

  /// The pixels: straight RGBA, 8 bits, encoded sRGB; opaque but for icons.
  ///
  /// Of a picture that is not held, and whose file is no longer what it was, rows that cannot be read
  /// are transparent.
  public var pixels: StraightImage {
    var codes: [UInt8] = []
    codes.reserveCapacity(4 * size.area)
    // Every other failure is one of a sink, and there is none.
    try? forEachRow(channels: 4, depth: .eight) { row in
      if case .eight(let part) = row { codes += part }
    }
    codes += repeatElement(0, count: 4 * size.area - codes.count)
    return StraightImage(size: size, samples: .eight(codes))
  }

  /// The pixels reduced in linear light; memory is that of the result and of a few rows.
  ///
  /// - Parameter target: Its size: no side larger. Rows as for `pixels`.
  func reduced(to target: PixelSize) -> StraightImage {
    var reducer = LinearReducer(from: size, to: target, depth: .eight)
    var count = 0
    try? forEachRow(channels: 4, depth: .eight) { row in
      if case .eight(let codes) = row { reducer.append(.eight(codes)) }
      count += 1
    }
    let nothing = StraightSamples.eight([UInt8](repeating: 0, count: 4 * size.width))
    for _ in count..<size.height { reducer.append(nothing) }
    return reducer.image()
  }

  /// `true` if the picture is too large to be held.
  var isBanded: Bool { bands != nil }

  /// The preview as a PNG in memory.
  ///
  /// - Parameters:
  ///   - depth: Bits per sample; 16 keeps what 8 would round away.
  ///   - compression: How hard to try.
  /// - Throws: `VibrancyError`: there is no memory, or the picture's file is no longer what it was.
  public func pngData(
    depth: SampleDepth = .eight, compression: Compression = .balanced
  ) throws(VibrancyError) -> [UInt8] {
    let sink = MemorySink()
    do throws(PNGError) {
      try write(to: sink, depth: depth, compression: compression)
    } catch {
      throw .unwritable(path: "a preview for \(scene.place.rawValue)", error)
    }
    return sink.bytes
  }

  /// Writes the preview as a PNG, in the smallest color type that holds it.
  ///
  /// Up to 16 Mpx it is kept until complete, above it is written in stripes of about a
  /// megabyte.
  ///
  /// - Throws: `PNGError.destination` when the sink fails, `.outOfMemory`, and what is wrong with the
  ///   picture's file if its rows are read again.
  package func write(
    to sink: consuming some ByteSink, depth: SampleDepth = .eight,
    compression: Compression = .balanced
  ) throws(PNGError) {
    let layout: PNGLayout =
      switch start.channels {
      case 1: .gray
      case 3: .rgb
      default: .rgba
      }
    let comment =
      "estimate; model=\(model.rawValue); scene=\(scene.place.rawValue); os=\(scene.os.rawValue)"
    var writer = try PNGWriter(
      size: size, layout: layout, depth: depth, compression: compression,
      text: [("Comment", comment)], to: sink)
    try forEachRow(channels: start.channels, depth: depth) { codes throws(PNGError) in
      try writer.append(codes)
    }
    try writer.finish()
  }

  private func forEachRow(
    channels: Int, depth: SampleDepth, _ body: (CodeRow) throws(PNGError) -> Void
  ) throws(PNGError) {
    var preview = start
    var codes = CodeRow(depth: depth)
    func render(_ rows: Range<Int>) throws(PNGError) {
      for y in rows {
        preview.render(y, channels: channels, into: &codes)
        try body(codes)
      }
    }
    guard let bands else { return try render(0..<size.height) }
    try render(0..<margin)
    try bands.forEach { band, rows throws(PNGError) in
      preview.setBand(band)
      try render(rows.lowerBound + margin..<rows.upperBound + margin)
    }
    try render(size.height - margin..<size.height)
  }

  /// Remarks on a widget in a scene that the person looking should know, one sentence each.
  package static func notes(on widget: Widget, in scene: Scene) -> [String] {
    if widget.canvas.activity != nil, let host = widget.canvas.borrowedFrom {
      let name = widget.canvas.device.name
      return ["\(name) has no Dynamic Island that is documented; sizes taken from \(host)"]
    }
    guard let family = widget.canvas.family else { return [] }
    var notes: [String] = []
    if let host = widget.canvas.borrowedFrom {
      // A Mac's screen does not matter, so its device may be the one that lends the size.
      let lacking = scene.sizes == .macDesktop ? "a Mac" : widget.canvas.device.name
      notes.append("\(family.rawValue) has no size on \(lacking); taken from \(host)")
    }
    if case .accessory = widget.containerBackground, !family.hasAccessoryBackground {
      notes.append("\(family.rawValue) has no AccessoryWidgetBackground; none is drawn")
    }
    return notes
  }
}
