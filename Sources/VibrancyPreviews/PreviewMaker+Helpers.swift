// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyVectors

extension PreviewMaker {
  /// Decodes what a helper program draws or decodes.
  func decodeByHelper(
    _ input: Input, scale: Double?, group: String? = nil, within bounds: DecodingBounds = .shown,
    isHashed: Bool = false
  ) throws(VibrancyError) -> DecodedInput {
    let bytes = try input.bytes(limit: limits.bytes, most: input.format.mostBytes)
    let hash = isHashed ? ContentHash(bytes) : nil
    guard input.format.isVector else {
      return try decodedJPEG(bytes, of: input, within: bounds, hash: hash)
    }
    let wanted = scale ?? Double(input.scale)
    // A compressed SVG (`.svgz`) is unpacked here, within a bound that no drawing needs.
    let source = input.format == .svg ? try unpacked(bytes, path: input.path) : bytes
    let png: [UInt8]
    do throws(VectorError) {
      png =
        input.format == .pdf
        ? try rasterizer.png(ofPDF: source, scale: wanted)
        : try rasterizer.png(ofSVG: source, scale: wanted, group: group)
    } catch {
      if case .helper(.missing) = error {
        throw .unequipped(path: input.path, reason: error.description)
      }
      throw .undrawable(path: input.path, reason: error.description)
    }
    var drawing = try drawn(png, of: input, scale: Int(wanted), within: bounds)
    drawing.hash = hash
    return drawing
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

  private func unpacked(_ bytes: [UInt8], path: String) throws(VibrancyError) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    let most = InputFormat.svg.mostBytes
    switch inflate(bytes[...], limit: most, isGzip: true) {
    case .bytes(let svg): return svg
    case .tooLarge:
      throw .undrawable(
        path: path, reason: "unpacks to more than \(most >> 20) MiB; simplify the drawing")
    case .damaged:
      throw .undrawable(path: path, reason: "is compressed and damaged; copy or save it again")
    }
  }

  private func drawn(
    _ png: [UInt8], of input: Input, scale: Int, within bounds: DecodingBounds
  ) throws(VibrancyError) -> DecodedInput {
    do throws(PNGError) {
      var decoder = try PNGDecoder(BytesInMemory(png), limits: limits)
      return try Self.decode(&decoder, scale: scale, within: bounds)
    } catch {
      if case .tooLarge = error { throw .undecodable(path: input.path, error) }
      let tool = input.format == .pdf ? HelperTool.pdfToCairo : .rsvgConvert
      throw .undrawable(path: input.path, reason: VectorError.noPicture(tool).description)
    }
  }
}
