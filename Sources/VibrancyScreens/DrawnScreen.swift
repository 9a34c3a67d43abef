// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPNG
package import VibrancyPixels
package import VibrancyPreviews
package import VibrancyScenes

/// A whole screen, drawn. An estimate: see `PreviewMaker`.
package struct DrawnScreen: Sendable {
  /// Why an input is not on the screen.
  package enum Absence: Sendable, Hashable {
    /// The screen has no slot of its family.
    case noFamily
    /// All slots of its family are taken.
    case noSlot
  }

  /// Which screen.
  package let id: ScreenID
  /// The device whose sizes of families hold on it.
  package let device: Device
  /// The generation of the system.
  package let os: SystemVersion
  /// The model that made it.
  package let model: ModelVersion
  /// Width and height in pixels.
  package let size: PixelSize
  /// What is on it, and where, in pixels.
  package internal(set) var placed: [(input: ScreenInput, area: PixelArea)] = []
  /// Whether a Live Activity's banner is on it.
  package internal(set) var showsActivity = false
  /// Whether nothing that was asked for is on it.
  package var isEmpty: Bool { placed.isEmpty && !showsActivity }
  /// What the person looking should know, a sentence each.
  package internal(set) var notes: [String] = []
  /// Which inputs are not on it, and why.
  package private(set) var absent: [(input: ScreenInput, why: Absence)] = []
  /// Which inputs could not be read.
  package internal(set) var errors: [VibrancyError] = []
  private var canvas = ScreenCanvas()
  private var mask: Coverage?

  init(_ frame: ScreenFrame, model: ModelVersion) {
    (id, device, os) = (frame.id, frame.device, frame.scene.os)
    (size, self.model) = (frame.pixels, model)
  }

  mutating func leaveOut(_ inputs: [ScreenInput], _ why: Absence) {
    absent += inputs.map { ($0, why) }
  }

  /// Takes the picture, and the shape of the screen's corners.
  mutating func setPicture(_ canvas: consuming ScreenCanvas, corner frame: ScreenFrame) {
    self.canvas = canvas
    guard frame.corner > 0 else { return }
    // A quarter is enough: the four corners are alike.
    let radius = frame.corner
    let side = Int((radius * frame.scale).rounded(.up))
    mask = Coverage(
      .box(0, 0, 4 * radius, 4 * radius, radius: radius, bend: Outline.screen),
      scale: frame.scale, columns: 8 * side, rows: 8 * side)
    corner = side
  }

  private var corner = 0

  /// Writes the screen as a PNG; its corners are transparent.
  ///
  /// - Throws: `PNGError.destination` when the sink fails, or `.outOfMemory`.
  package func write(
    to sink: consuming some ByteSink, compression: Compression = .balanced
  ) throws(PNGError) {
    let comment =
      "estimate; model=\(model.rawValue); screen=\(id.rawValue); os=\(os.rawValue)"
    var writer = try PNGWriter(
      size: size, layout: mask == nil ? .rgb : .rgba, depth: .eight, compression: compression,
      text: [("Comment", comment)], to: sink)
    for y in 0..<size.height {
      try writer.append(mask == nil ? opaqueRow(y) : row(y))
    }
    try writer.finish()
  }

  /// The pixels: straight RGBA, 8 bits, encoded sRGB; transparent beyond the corners.
  package var pixels: StraightImage {
    var codes: [UInt8] = []
    codes.reserveCapacity(4 * size.area)
    for y in 0..<size.height { codes += row(y) }
    return StraightImage(size: size, samples: .eight(codes))
  }

  private func opaqueRow(_ y: Int) -> [UInt8] {
    Array(canvas.codes[3 * y * size.width..<3 * (y + 1) * size.width])
  }

  private func row(_ y: Int) -> [UInt8] {
    var row = [UInt8](repeating: 255, count: 4 * size.width)
    var source = 3 * y * size.width
    for target in stride(from: 0, to: row.count, by: 4) {
      row[target] = canvas.codes[source]
      row[target &+ 1] = canvas.codes[source &+ 1]
      row[target &+ 2] = canvas.codes[source &+ 2]
      source &+= 3
    }
    let down = min(y, size.height - 1 - y)
    guard let mask, down < corner else { return row }
    for x in 0..<min(corner, size.width / 2) {
      let share = UInt8(mask.share(x, down) * 255 + 0.5)
      for pixel in [x, size.width - 1 - x] {
        row[4 * pixel + 3] = share
        if share == 0 { for channel in 0..<3 { row[4 * pixel + channel] = 0 } }
      }
    }
    return row
  }
}
