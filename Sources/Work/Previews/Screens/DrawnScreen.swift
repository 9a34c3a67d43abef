// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPNG
package import VibrancyPixels
package import VibrancyScenes
package import VibrancyScreens

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
  /// What the person looking should know, one sentence each.
  package internal(set) var notes: [String] = []
  /// Which inputs are not on it, and why.
  package private(set) var absent: [(input: ScreenInput, why: Absence)] = []
  /// Which inputs could not be read.
  package internal(set) var errors: [VibrancyError] = []
  private var drawing: ScreenPicture?

  init(_ frame: ScreenFrame, model: ModelVersion) {
    (id, device, os) = (frame.id, frame.device, frame.scene.os)
    (size, self.model) = (frame.pixels, model)
  }

  mutating func leaveOut(_ inputs: [ScreenInput], _ why: Absence) {
    absent += inputs.map { ($0, why) }
  }

  /// Takes the picture.
  mutating func setPicture(_ picture: consuming ScreenPicture) { drawing = picture }

  private var picture: ScreenPicture {
    guard let drawing else { preconditionFailure("a screen is drawn before anybody sees it") }
    return drawing
  }

  /// Writes the screen as a PNG; its corners are transparent.
  ///
  /// - Throws: `PNGError.destination` when the sink fails, or `.outOfMemory`.
  package func write(
    to sink: consuming some ByteSink, compression: Compression = .balanced
  ) throws(PNGError) {
    let comment =
      "estimate; model=\(model.rawValue); screen=\(id.rawValue); os=\(os.rawValue)"
    var writer = try PNGWriter(
      size: size, layout: picture.isOpaque ? .rgb : .rgba, depth: .eight, compression: compression,
      text: [("Comment", comment)], to: sink)
    for y in 0..<size.height {
      try writer.append(picture.isOpaque ? picture.opaqueRow(y) : picture.row(y))
    }
    try writer.finish()
  }

  /// The pixels: straight RGBA, 8 bits, encoded sRGB; transparent beyond the corners.
  package var pixels: StraightImage {
    var codes: [UInt8] = []
    codes.reserveCapacity(4 * size.area)
    for y in 0..<size.height { codes += picture.row(y) }
    return StraightImage(size: size, samples: .eight(codes))
  }
}
