// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyPNG
import Vibrancy

/// From a file to a preview and a converted file, and back.
enum PictureFuzz {
  static let limits: PNGLimits = {
    var limits = PNGLimits()
    (limits.pixels, limits.side, limits.bytes) = (1 << 13, 1 << 11, 1 << 20)
    (limits.chunkBytes, limits.chunkCount) = (1 << 16, 64)
    (limits.profileBytes, limits.heldBytes) = (1 << 18, 1 << 17)
    return limits
  }()

  private static let simulator = Simulator(limits: limits)
  private static let wallpapers: [Wallpaper] = [.mid, .vivid, .light, .busy]
  private static let conversions: [Conversion] = [
    .grayscale, .desaturate(saturation: 0.5), .luminanceToAlpha(form: .onBlack, ink: .white),
    .luminanceToAlpha(form: .straight, ink: .black), .template(ink: .black), .vibrant,
    .tintedIcon(luma: .adaptive), .tintedIcon(luma: .rec709),
  ]

  /// What reading a file comes to, whichever way its image data are inflated.
  private struct Reading: Equatable {
    var image: StraightImage?
    var header: PNGHeader?
    var error: PNGError?
    var warnings: [PNGWarning] = []
    var metadata: [PNGChunk] = []

    init(_ bytes: [UInt8], inflatingUpTo most: Int) {
      var limits = limits
      limits.imageDataBytes = most
      do throws(PNGError) {
        var decoder = try PNGDecoder(
          BytesInMemory(bytes), limits: limits, keepingMetadata: true)
        header = decoder.header
        image = try StraightImage.decodePNG(from: &decoder)
        (warnings, metadata) = (decoder.warnings, decoder.metadata)
      } catch { self.error = error }
    }
  }

  /// libdeflate at once and zlib row by row read the same, or find the same wrong.
  private static func checkBothWays(_ bytes: [UInt8]) {
    let (atOnce, byRow) = (
      Reading(bytes, inflatingUpTo: 1 << 20), Reading(bytes, inflatingUpTo: 0)
    )
    promise(
      atOnce == byRow,
      "both ways read the same; at once: \(String(describing: atOnce.error)) \(atOnce.warnings), "
        + "by row: \(String(describing: byRow.error)) \(byRow.warnings)")
  }

  static func run(_ bytes: [UInt8]) {
    checkBothWays(bytes)
    let image: StraightImage
    do {
      let decoded = try StraightImage.decodePNG(BytesInMemory(bytes), limits: limits)
      image = decoded.image
      promise(image.size == decoded.header.size, "the picture is as large as its header says")
      promise(
        decoded.header.hasTransparency || isOpaque(image), "what has no transparency is opaque")
    } catch {
      promiseOneLine("\(error)")
      return
    }
    // The input itself says what is done with it, so that a finding is found again.
    let choice = Int(unsafe vpng_crc32(0, bytes, bytes.count))
    checkWritten(image, choice)
    checkShown(bytes, choice)
    checkConverted(bytes, choice, image.size)
  }

  private static func isOpaque(_ image: StraightImage) -> Bool {
    switch image.samples {
    case .eight(let codes): stride(from: 3, to: codes.count, by: 4).allSatisfy { codes[$0] == 255 }
    case .sixteen(let codes):
      stride(from: 3, to: codes.count, by: 4).allSatisfy { codes[$0] == 65_535 }
    }
  }

  private static func deep(_ image: StraightImage) -> [UInt16] {
    switch image.samples {
    case .eight(let codes): codes.map { UInt16($0) * 257 }
    case .sixteen(let codes): codes
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> StraightImage {
    do {
      return try StraightImage.decodePNG(BytesInMemory(bytes)).image
    } catch { fatalError("broken promise: what was written is read: \(error)") }
  }

  private static func checkWritten(_ image: StraightImage, _ choice: Int) {
    let compression = Compression.allCases[choice % Compression.allCases.count]
    do {
      let read = decoded(try encodePNG(image, compression: compression))
      promise(
        read.size == image.size && deep(read) == deep(image), "\(compression) keeps every sample")
    } catch { fatalError("broken promise: a picture can be written: \(error)") }
  }

  private static func checkShown(_ bytes: [UInt8], _ choice: Int) {
    let places = Place.allCases
    let scene = Scene(
      places[choice / 4 % places.count], wallpaper: wallpapers[choice / 64 % wallpapers.count])
    var presentation = Presentation()
    presentation.device = Device(name: "131x284")
    presentation.isTemplate = choice / 256 % 4 == 0
    let art = Input(pngData: bytes, name: "art.png")
    do {
      let preview = try simulator.render(art, in: scene, as: presentation)
      let written = try preview.pngData(compression: .fast)
      promise(decoded(written) == preview.pixels, "a preview's file holds its pixels")
    } catch {
      promiseOneLine("\(error)")
      fatalError("broken promise: what can be read can be shown in \(scene.place): \(error)")
    }
  }

  private static func checkConverted(_ bytes: [UInt8], _ choice: Int, _ size: PixelSize) {
    let conversion = conversions[choice / 1024 % conversions.count]
    do {
      let written = try simulator.convert(Input(pngData: bytes, name: "art.png"), to: conversion)
      promise(decoded(written).size == size, "a conversion keeps the size")
    } catch {
      promiseOneLine("\(error)")
      fatalError("broken promise: what can be read can be converted by \(conversion): \(error)")
    }
  }
}
