// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyTestSupport

/// Pictures above the bounds up to which they are held.
@Suite struct LargePictureTests {
  /// Above 32 MiB of samples, so that its rows are read again for each preview of its own size.
  private static let picture: StraightImage = {
    guard let size = PixelSize(width: side, height: side) else { preconditionFailure("a size") }
    let rows = (0..<8).map { (seed: Int) -> [UInt16] in
      (0..<4 * side).map { (index: Int) in UInt16(truncatingIfNeeded: index * (31 + seed)) }
    }
    let codes = (0..<side).flatMap { rows[$0 / 50 % rows.count] }
    return StraightImage(size: size, samples: .sixteen(codes))
  }()
  private static let side = 2060

  private static let bytes = Result { try encodePNG(picture, compression: .fast) }

  @Test(
    arguments: [Place.lockScreen] + Place.allCases.filter { $0.recipe.treatment == .icon(.tinted) })
  func `a picture that is not held looks as one that is`(_ place: Place) throws {
    let picture = Self.picture
    var scene = Scene(place)
    scene.luma = .adaptive
    let input = Input(pngData: try Self.bytes.get(), name: "art.png")
    let preview = try Simulator().render(input, in: scene)
    #expect(preview.size == picture.size)
    let pixels = preview.pixels
    let canvas = Canvas(asset: picture.size, scale: 1, on: .standard(on: .ios26))
    var samples = ColorSamples()
    samples.count(picture.samples)
    var (seen, colors) = (0, [EncodedColor]())
    samples.pick(from: picture.samples, seen: &seen, into: &colors)
    var renderer = PreviewRenderer(
      Widget(canvas: canvas, layers: [Layer(.straight(picture))]), in: scene,
      over: Backdrop(
        .init(
          wallpaper: scene.wallpaper, screen: ScreenSlot(of: canvas, in: scene).screen, sigma: 30)),
      weights: place == .iconTinted ? .adaptive(to: colors) : .rec709)
    guard case .eight(let codes) = pixels.samples else { return }
    for y in [0, 508, 509, 1500, 2059] {
      renderer.render(y)
      var row = CodeRow(depth: .eight)
      renderer.row.quantize(channels: 4, into: &row)
      #expect(row == .eight(Array(codes[4 * Self.side * y..<4 * Self.side * (y + 1)])), "row \(y)")
    }
  }

  @Test func `a picture that is not held has wallpaper around it, too`() throws {
    var presentation = Presentation()
    presentation.showing = Showing()
    let input = Input(pngData: try Self.bytes.get(), name: "art.png")
    let scene = Scene.homeLight(wallpaper: .light)
    let rendering = try Simulator().render(input, in: [scene], as: presentation)
    let (shown, preview) = (rendering.shown[0].picture, rendering.previews[0].pixels.codes)
    let (codes, margin, width) = (shown.pixels.codes, shown.margin, shown.size.width)
    #expect(margin == 128 && width == Self.side + 256 && codes.count == 4 * shown.size.area)
    for y in [0, 508, 509, 2059] {
      let start = 4 * ((y + margin) * width + margin)
      let row = Array(codes[start..<start + 4 * Self.side])
      #expect(row == Array(preview[4 * Self.side * y..<4 * Self.side * (y + 1)]), "row \(y)")
      #expect(codes[start - 4] == 0xF2 && codes[start + 4 * Self.side] == 0xF2)
    }
    #expect(codes[0] == 0xF2 && codes[codes.count - 2] == 0xF2)
  }

  @Test func `a file that ends early is known before anything is written`() throws {
    let whole = try Self.bytes.get()
    let input = Input(pngData: Array(whole.dropLast(200)), name: "art.png")
    #expect(throws: VibrancyError.self) { try Simulator().render(input, in: .homeLight()) }
  }

  @Test func `a file that changes meanwhile is an error of the preview`() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(component: "vibrancy-\(UUID().uuidString).png").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(try Self.bytes.get()).write(to: URL(filePath: path))
    let preview = try Simulator().render(Input(path: path), in: .homeLight())
    try Data(try encodePNG(Art.square(8, 9))).write(to: URL(filePath: path))
    #expect {
      try preview.pngData()
    } throws: { error in
      "\(error)".contains("was changed while it was read")
    }
    #expect(preview.pixels.codes.prefix(4) == [0, 0, 0, 0])
    _ = Thumbnail(preview)
  }

  @Test func `what follows a picture is hashed and not looked at`() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(component: "vibrancy-\(UUID().uuidString).png").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = try Fixture.bytes("Inputs/bolt@3x.png") + [UInt8](repeating: 0, count: 1_000_000)
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try ContentHash(of: Input(path: path), limit: 1 << 30) == ContentHash(bytes))
    #expect(throws: VibrancyError.undecodable(path: path, .tooManyBytes(limit: 900_000))) {
      try ContentHash(of: Input(path: path), limit: 900_000)
    }
  }
}
