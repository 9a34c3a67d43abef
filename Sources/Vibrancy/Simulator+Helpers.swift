// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels

extension Simulator {
  /// Decodes what a helper program draws or decodes.
  func decodeByHelper(
    _ input: Input, scale: Double?, group: String? = nil
  ) throws(VibrancyError) -> DecodedInput {
    let bytes = try input.bytes(limit: limits.bytes)
    guard input.format.isVector else { return try decodedJPEG(bytes, of: input) }
    let wanted = scale ?? Double(input.scale)
    let png: [UInt8]
    do throws(VectorError) {
      png =
        input.format == .pdf
        ? try rasterizer.png(ofPDF: bytes, scale: wanted)
        : try rasterizer.png(ofSVG: bytes, scale: wanted, group: group)
    } catch {
      if case .helper(.missing) = error {
        throw .unequipped(path: input.path, reason: error.description)
      }
      throw .undrawable(path: input.path, reason: error.description)
    }
    return try decoded(png, of: input, scale: Int(wanted))
  }

  /// A picture of a widget: a bitmap as it is, a vector drawn at `scale` pixels a point.
  ///
  /// - Parameter group: The one named group of an SVG that is drawn, in place.
  func drawing(
    _ input: Input, group: String?, scale: Double
  ) throws(VibrancyError) -> StraightImage {
    guard input.format != .png else { return try decode(input).image }
    return try decodeByHelper(input, scale: scale, group: group).image
  }

  private var rasterizer: VectorRasterizer {
    var rasterizer = VectorRasterizer(sharing: helpers)
    rasterizer.pixelLimit = limits.pixels
    return rasterizer
  }

  private func decoded(
    _ png: [UInt8], of input: Input, scale: Int
  ) throws(VibrancyError) -> DecodedInput {
    do throws(VibrancyError) {
      return try decode(BytesInMemory(png), of: input, scale: scale) { nil }
    } catch {
      if case .undecodable(_, .tooLarge) = error { throw error }
      let tool = input.format == .pdf ? HelperTool.pdfToCairo : .rsvgConvert
      throw .undrawable(path: input.path, reason: VectorError.noPicture(tool).description)
    }
  }

  private func decodedJPEG(_ bytes: [UInt8], of input: Input) throws(VibrancyError) -> DecodedInput
  {
    let jpeg: DecodedJPEG
    do throws(JPEGError) {
      jpeg = try JPEGReader(sharing: helpers).decoded(bytes)
    } catch {
      if case .helper(.missing) = error {
        throw .unequipped(path: input.path, reason: error.description)
      }
      throw .undrawable(path: input.path, reason: error.description)
    }
    guard let size = PixelSize(width: jpeg.width, height: jpeg.height) else {
      throw .undrawable(path: input.path, reason: "has no size; export it again")
    }
    guard size.area <= limits.pixels else {
      throw .undecodable(
        path: input.path,
        .tooLarge(width: size.width, height: size.height, limit: limits.pixels))
    }
    let count = jpeg.channels.count
    var codes = [UInt8](repeating: 255, count: 4 * size.area)
    for pixel in 0..<size.area {
      for channel in 0..<3 {
        codes[4 * pixel + channel] = jpeg.samples[count * pixel + (count == 1 ? 0 : channel)]
      }
    }
    let image = StraightImage(size: size, samples: .eight(codes))
    guard let profile = jpeg.iccProfile else {
      return DecodedInput(image: image, scale: input.scale, warnings: [])
    }
    let isGray = jpeg.channels == .gray
    if let converted = image.converted(fromProfile: profile, isGray: isGray) {
      return DecodedInput(image: converted, scale: input.scale, warnings: [])
    }
    return DecodedInput(
      image: image, scale: input.scale,
      warnings: ["its color profile cannot be used; taken as sRGB"])
  }
}
