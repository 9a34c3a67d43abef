// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyModes
internal import VibrancyPNG
package import VibrancyPixels
internal import VibrancySystem
package import VibrancyVocabulary

/// A decoded input, or a reduction of one too large to be held, and what was odd about its file.
package struct DecodedInput: Sendable {
  package let image: StraightImage
  /// Pixels per point of `image`, from 1.
  package let scale: Int
  /// The stored picture's own size.
  package let stored: PixelSize
  package var warnings: [String]
  /// What of the file is not read as it is meant, and what to do; `nil`: nothing.
  package var unsupported: FileFault?
  /// The hash of the pixels, or of a vector's file, if it was asked for.
  package var hash: ContentHash?
  /// Whether the file stores transparency, whatever it holds.
  package var hasAlphaChannel = false

  /// Whether `image` is a reduction.
  package var isReduced: Bool { image.size != stored }
}

/// How large a picture is taken as it is, and how small one becomes that is larger.
package struct DecodingBounds: Sendable {
  /// The most bytes of samples at 16 bits; above, they are rounded to 8.
  static let mostDeepBytes = 64 << 20

  /// The most pixels that are decoded as they are; larger pictures are reduced in linear light while
  /// they are read.
  let mostPixels: Int
  /// The most pixels of a reduction.
  let reduction: Int

  /// To be scaled into something else.
  static let shown = DecodingBounds(mostPixels: 16 << 20, reduction: 16 << 20)
  /// To be judged.
  package static let judged = DecodingBounds(mostPixels: 16 << 20, reduction: 4 << 20)
  /// To be put together with pictures of its own size, which have 16 bytes per pixel.
  static let composed = DecodingBounds(mostPixels: 6 << 20, reduction: 6 << 20)

  /// To be measured pixel by pixel, in numbers of up to 20 bytes per pixel.
  package static let measured = composed

  /// By which whole factor a picture of some size is reduced; 1 if it is not.
  func factor(for size: PixelSize) -> Int {
    guard size.area > mostPixels else { return 1 }
    var factor = 2
    while size.area / (factor * factor) > reduction { factor += 1 }
    return factor
  }
}

extension PreviewMaker {
  /// Decodes an input once, whatever is made of it, in one opening of its file.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point at which a vector is drawn; `nil` takes the input's.
  ///   - bounds: What becomes of a picture that is too large to be held.
  ///   - isHashed: Whether the hash of its pixels is wanted, too: of a vector, which another version
  ///     of the helper may draw otherwise, that of its bytes.
  package func decode(
    _ input: Input, scale: Int? = nil, within bounds: DecodingBounds = .shown,
    isHashed: Bool = false
  ) throws(VibrancyError) -> DecodedInput {
    if let icon = input.icon { return try flattened(icon) }
    guard input.format == .png else {
      return try decodeByHelper(input, scale: scale, within: bounds, isHashed: isHashed)
    }
    var decoded: DecodedInput?
    try read(input) { decoder throws(PNGError) in
      decoded = try Self.decode(&decoder, scale: input.scale, within: bounds)
    }
    guard var decoded else { preconditionFailure("it was read") }
    if isHashed { decoded.hash = ContentHash(pixelsOf: decoded.image) }
    return decoded
  }

  /// Decodes an input that is to be judged, with the hash of its pixels.
  ///
  /// - Throws: `unsupported`, too, where it would be judged by what it does not show.
  package func decodeForJudgement(_ input: Input) throws(VibrancyError) -> DecodedInput {
    let decoded = try decode(input, within: .judged, isHashed: true)
    if let fault = decoded.unsupported { throw .unsupported(path: input.path, fault) }
    return decoded
  }

  /// Decodes what a decoder has begun.
  static func decode(
    _ decoder: inout PNGDecoder, scale: Int, within bounds: DecodingBounds
  ) throws(PNGError) -> DecodedInput {
    let size = decoder.header.size
    let factor = bounds.factor(for: size)
    let image =
      factor == 1
      ? try StraightImage.decodePNG(from: &decoder, deepUpTo: DecodingBounds.mostDeepBytes)
      : try reduced(&decoder, by: factor)
    return DecodedInput(
      image: image, scale: max(1, scale / factor), stored: size,
      warnings: decoder.warnings.map { "\($0)" },
      unsupported: decoder.header.isHighDynamicRange
        ? FileFault(
          "its colors are high dynamic range", detail: " (PQ or HLG), which is not simulated",
          fix: "export it in sRGB or Display P3") : nil,
      hasAlphaChannel: decoder.header.hasTransparency)
  }

  private static func reduced(
    _ decoder: inout PNGDecoder, by factor: Int
  ) throws(PNGError) -> StraightImage {
    let size = decoder.header.size
    guard
      let target = PixelSize(
        width: max(1, size.width / factor), height: max(1, size.height / factor))
    else { preconditionFailure("a part of a valid size is one") }
    var reducer = LinearReducer(from: size, to: target, depth: decoder.depth)
    var row = StraightSamples.eight([])
    for _ in 0..<size.height {
      try decoder.readRow(into: &row)
      reducer.append(row)
    }
    try decoder.finish()
    return reducer.image()
  }

  static func open(_ input: Input, isHashed: Bool = false) throws(VibrancyError) -> FileSource {
    do throws(FileError) {
      return try FileSource(path: input.path, within: input.root, isHashed: isHashed)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Lends a decoder of a PNG to `body`, wherever its bytes are.
  func read(
    _ input: Input, _ body: (inout PNGDecoder) throws(PNGError) -> Void
  ) throws(VibrancyError) {
    let input = replaced[input.path].map { input.holding($0) } ?? withBytesRead(input)
    let file = input.source == .file ? try Self.open(input) : nil
    do throws(PNGError) {
      var decoder =
        if let file { try PNGDecoder(file, limits: limits) } else {
          try PNGDecoder(BytesInMemory(input.bytesInMemory), limits: limits)
        }
      try body(&decoder)
    } catch {
      throw file?.failure.map { .unreadable($0) } ?? .undecodable(path: input.path, error)
    }
  }
}
