// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancySystem
internal import VibrancyVectors
internal import VibrancyVocabulary

/// A vector's file, read once, of which pictures in several sizes are drawn.
struct VectorSource: Sendable {
  /// Whose file it is.
  let input: Input
  /// The hash of the file's bytes, if it was asked for.
  let hash: ContentHash?
  /// What of the file is not drawn as it is meant, and what to do.
  var faults: [FileFault] = []
  fileprivate let drawing: Drawing

  fileprivate enum Drawing: Sendable {
    /// Not compressed.
    case svg([UInt8])
    /// With the size of its page.
    case pdf([UInt8], VectorSize)
  }

  /// The size that the file says it has; `nil` if only what it shows has one.
  ///
  /// - Throws: `VibrancyError`: nothing of it could be seen in any size.
  func size() throws(VibrancyError) -> VectorSize? {
    switch drawing {
    case .pdf(_, let size): return size
    case .svg(let bytes):
      do throws(VectorError) { return try VectorSize(ofSVG: bytes) } catch {
        throw .undrawable(path: input.path, error.fault)
      }
    }
  }

  /// The element of an SVG that has an id.
  ///
  /// - Throws: `VectorError`: there is none, or it cannot be drawn alone.
  func group(_ id: String) throws(VectorError) -> SVGGroup {
    switch drawing {
    case .svg(let bytes): try SVGGroup(id: id, in: bytes)
    case .pdf: throw .unknownGroup(id, known: [])
    }
  }
}

extension PreviewMaker {
  /// Decodes what a helper program draws, in its own size, or decodes.
  func decodeByHelper(
    _ input: Input, scale: Int?, within bounds: DecodingBounds, isHashed: Bool
  ) throws(VibrancyError) -> DecodedInput {
    guard input.format.isVector else {
      let bytes = try bytesForHelper(of: input)
      var decoded = try decodedJPEG(bytes, of: input, within: bounds)
      if isHashed { decoded.hash = ContentHash(pixelsOf: decoded.image) }
      return decoded
    }
    let source = try vector(input, isHashed: isHashed)
    return try drawing(of: source, at: .scale(Double(scale ?? input.scale)), within: bounds)
  }

  private func bytesForHelper(of input: Input) throws(VibrancyError) -> [UInt8] {
    try pictureBytes(of: input, most: input.format.mostBytes)
  }

  /// All bytes of a picture that is held as a whole.
  ///
  /// - Parameter most: The most bytes accepted, which no option raises.
  /// - Throws: `VibrancyError`: it cannot be read, is larger, or is a pointer of Git LFS.
  func pictureBytes(of input: Input, most: Int) throws(VibrancyError) -> [UInt8] {
    let bytes = try withBytesRead(input).bytes(limit: limits.bytes, most: most)
    guard FileKind.of(bytes) != .gitLFSPointer else {
      throw .undecodable(path: input.path, .notPNG(.gitLFSPointer))
    }
    return bytes
  }

  /// Reads a vector's file.
  func vector(_ input: Input, isHashed: Bool = false) throws(VibrancyError) -> VectorSource {
    let bytes = try bytesForHelper(of: input)
    let hash = isHashed ? ContentHash(bytes) : nil
    guard input.format == .pdf else {
      // A compressed SVG (`.svgz`) is unpacked here, within a bound that no drawing needs.
      let svg = try unpacked(bytes, path: input.path)
      let origins = SVGTransformOrigin(SVGCustomProperties.replaced(in: svg))
      let readable = SVGColorFunctions.replaced(in: origins.svg)
      let unread = SVGColorFunctions.firstUnread(in: readable).map { name in
        FileFault(
          "its color '\(name)(…)' of CSS Color 4 is not drawn",
          fix: "write it as #RRGGBB or color(display-p3 …)")
      }
      var faults = unread.map { [$0] } ?? []
      if SVGCustomProperties.isUsed(in: readable) {
        faults.append(
          FileFault("its 'var(…)' has no value in it, and is not drawn", fix: "write the value"))
      }
      if origins.isUnread {
        faults.append(
          FileFault(
            "its 'transform-origin' is not drawn", fix: "write the point in 'transform' itself"))
      }
      if origins.showsHTML {
        faults.append(
          FileFault(
            "its HTML in <foreignObject> is not drawn", fix: "export the drawing as shapes"))
      }
      faults += SVGLeftOut(readable).faults
      return VectorSource(input: input, hash: hash, faults: faults, drawing: .svg(readable))
    }
    let size = try drawn(input) { rasterizer throws(VectorError) in
      try rasterizer.pageSize(ofPDF: bytes)
    }
    return VectorSource(input: input, hash: hash, drawing: .pdf(bytes, size))
  }

  /// Draws a vector.
  ///
  /// - Parameter group: The one element of an SVG that is drawn, in place.
  func drawing(
    of source: VectorSource, at extent: DrawingExtent, group: SVGGroup? = nil,
    within bounds: DecodingBounds = .shown
  ) throws(VibrancyError) -> DecodedInput {
    let scale = if case .scale(let scale) = extent { Int(scale) } else { 1 }
    var picture =
      if let stored = try size(of: source, at: extent), bounds.factor(for: stored) > 1 {
        try reduction(of: source, from: stored, scale: scale, group: group, within: bounds)
      } else {
        try decoded(
          drawnPNG(of: source, at: extent, group: group), of: source.input, scale: scale,
          within: bounds)
      }
    picture.hash = source.hash
    picture.unsupported = source.faults.first
    picture.warnings += source.faults.map { "\($0)" }
    return picture
  }

  /// The pixels of a drawing by what the file says of its size, as far as it can be drawn at all.
  private func size(
    of source: VectorSource, at extent: DrawingExtent
  ) throws(VibrancyError) -> PixelSize? {
    guard case .scale(let scale) = extent, let points = try source.size() else { return nil }
    let (width, height) = (points.width * scale, points.height * scale)
    guard max(width, height) <= Double(VectorRasterizer.longestSide) else { return nil }
    return PixelSize(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
      .flatMap { $0.area <= limits.pixels ? $0 : nil }
  }

  /// A vector too large to be held, drawn in the size of its reduction: the helper need not hold more.
  private func reduction(
    of source: VectorSource, from stored: PixelSize, scale: Int, group: SVGGroup?,
    within bounds: DecodingBounds
  ) throws(VibrancyError) -> DecodedInput {
    let factor = bounds.factor(for: stored)
    let extent = DrawingExtent.pixels(
      width: max(1, stored.width / factor), height: max(1, stored.height / factor))
    let drawn = try decoded(
      drawnPNG(of: source, at: extent, group: group), of: source.input, scale: 1, within: bounds)
    return DecodedInput(
      image: drawn.image, scale: max(1, scale / factor), stored: stored, warnings: drawn.warnings)
  }

  /// The bytes of a vector's drawing; parameters as above.
  func drawnPNG(
    of source: VectorSource, at extent: DrawingExtent, group: SVGGroup? = nil
  ) throws(VibrancyError) -> [UInt8] {
    try drawn(source.input) { rasterizer throws(VectorError) in
      switch source.drawing {
      case .svg(let bytes):
        try drawings.drawing(of: DrawnVectors.Key(svg: bytes, extent: extent, group: group)) {
          () throws(VectorError) in
          try rasterizer.png(ofSVG: bytes, at: extent, group: group)
        }
      case .pdf(let bytes, let size): try rasterizer.png(ofPDF: bytes, page: size, at: extent)
      }
    }
  }

  /// Runs a helper, and reports what it finds wrong as the input's fault.
  private func drawn<Result>(
    _ input: Input, _ body: (VectorRasterizer) throws(VectorError) -> Result
  ) throws(VibrancyError) -> Result {
    do throws(VectorError) {
      return try body(rasterizer)
    } catch {
      if case .helper(.missing) = error {
        throw .unequipped(path: input.path, error.fault)
      }
      throw .undrawable(path: input.path, error.fault)
    }
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
        path: path, FileFault("unpacks to more than \(most >> 20) MiB", fix: "simplify the drawing")
      )
    case .damaged:
      throw .undrawable(
        path: path, FileFault("is compressed and damaged", fix: "copy or save it again"))
    }
  }

  /// The picture that a helper made of an input.
  func decoded(
    _ png: [UInt8], of input: Input, scale: Int, within bounds: DecodingBounds
  ) throws(VibrancyError) -> DecodedInput {
    do throws(PNGError) {
      var decoder = try PNGDecoder(BytesInMemory(png), limits: limits)
      return try Self.decode(&decoder, scale: scale, within: bounds)
    } catch {
      switch error {
      case .tooLarge, .sideTooLong, .tooManyBytes, .outOfMemory:
        throw .undecodable(path: input.path, error)
      case .empty, .notPNG, .truncated, .corrupt, .interlacedTooLarge, .turnedTooLarge, .source,
        .destination:
        let tool = input.format == .pdf ? HelperTool.pdfToCairo : .rsvgConvert
        throw .undrawable(path: input.path, VectorError.noPicture(tool).fault)
      }
    }
  }
}

extension PreviewMaker {
  /// Decodes a JPEG by its helper; one too large to be held is reduced by the helper itself, in
  /// encoded light, by 2, 4 or 8.
  func decodedJPEG(
    _ bytes: [UInt8], of input: Input, within bounds: DecodingBounds
  ) throws(VibrancyError) -> DecodedInput {
    if FileKind.of(bytes) == .png {
      throw .undrawable(path: input.path, FileFault("is a PNG, not a JPEG", fix: "name it .png"))
    }
    let header = try Self.jpeg(input) { () throws(JPEGError) in try JPEGHeader(bytes) }
    let (width, height) = header.uprightSides
    guard width * height <= limits.pixels else {
      throw .undecodable(
        path: input.path, .tooLarge(width: width, height: height, limit: limits.pixels))
    }
    var factor = 1
    while factor < 8, width * height > bounds.mostPixels,
      width * height / (factor * factor) > bounds.reduction
    { factor *= 2 }
    let jpeg = try Self.jpeg(input) { () throws(JPEGError) in
      try JPEGReader(sharing: helpers).decoded(bytes, reducedBy: factor)
    }
    guard let size = PixelSize(width: jpeg.width, height: jpeg.height),
      let stored = PixelSize(width: width, height: height)
    else {
      throw .undrawable(path: input.path, FileFault("has no size", fix: "export it again"))
    }
    let (profile, isGray) = (jpeg.iccProfile, jpeg.channels == .gray)
    let image = StraightImage(size: size, samples: .eight(jpeg.codes))
    var decoded = DecodedInput(
      image: image, scale: max(1, input.scale / factor), stored: stored, warnings: [])
    guard let profile else { return decoded }
    let converted = image.converted(
      fromProfile: profile, isGray: isGray, deepUpTo: DecodingBounds.mostDeepBytes)
    decoded = DecodedInput(
      image: converted ?? image, scale: decoded.scale, stored: stored,
      warnings: converted == nil ? ["its color profile cannot be used; taken as sRGB"] : [])
    return decoded
  }

  /// Reports what is wrong with a JPEG as an input's fault.
  private static func jpeg<Result>(
    _ input: Input, _ body: () throws(JPEGError) -> Result
  ) throws(VibrancyError) -> Result {
    do throws(JPEGError) {
      return try body()
    } catch {
      if case .helper(.missing) = error {
        throw .unequipped(path: input.path, error.fault)
      }
      throw .undrawable(path: input.path, error.fault)
    }
  }
}
