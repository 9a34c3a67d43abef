// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels

/// A picture as it is judged.
struct ExaminedPicture: Sendable {
  /// The picture, or its reduction.
  let image: StraightImage
  /// Pixels a point of `image`, from 1.
  let scale: Int
  /// The stored bitmap's own size.
  let stored: PixelSize
  /// What was odd about the file.
  let warnings: [String]

  /// Whether `image` is a reduction.
  var isReduced: Bool { image.size != stored }
}

extension Simulator {
  /// The most pixels that are judged as they are; larger pictures are reduced in linear light.
  static var largestExamined: Int { 16 * 1024 * 1024 }

  /// Decodes an input to be judged; above 16 Mpx a reduction of about 4 Mpx, in the memory of that.
  func examined(_ input: Input, scale: Int? = nil) throws(VibrancyError) -> ExaminedPicture {
    if input.format == .png, let size = try header(of: input), size.area > Self.largestExamined {
      return try reduced(input, from: size)
    }
    let decoded = try decode(input, scale: scale)
    return ExaminedPicture(
      image: decoded.image, scale: decoded.scale, stored: decoded.image.size,
      warnings: decoded.warnings)
  }

  private func header(of input: Input) throws(VibrancyError) -> PixelSize? {
    // A stream cannot be looked at twice; it is decoded as it comes.
    if input.source == .file, !FileBytes.startsOver(input.path) { return nil }
    var size: PixelSize?
    try read(input) { decoder in size = decoder.header.size }
    return size
  }

  private func reduced(_ input: Input, from size: PixelSize) throws(VibrancyError)
    -> ExaminedPicture
  {
    var factor = 2
    while size.area / (factor * factor) > Self.largestExamined / 4 { factor += 1 }
    let (width, height) = (max(1, size.width / factor), max(1, size.height / factor))
    guard let target = PixelSize(width: width, height: height) else {
      preconditionFailure("a part of a valid size is one")
    }
    var reducer: LinearReducer?
    var warnings: [String] = []
    try read(input) { decoder throws(PNGError) in
      var started = LinearReducer(from: size, to: target, depth: decoder.depth)
      var row = StraightSamples.eight([])
      for _ in 0..<size.height {
        try decoder.readRow(into: &row)
        started.append(row)
      }
      try decoder.finish()
      warnings = decoder.warnings.map { "\($0)" }
      reducer = started
    }
    guard let image = reducer?.image() else { preconditionFailure("it was read") }
    return ExaminedPicture(
      image: image, scale: max(1, input.scale / factor), stored: size, warnings: warnings)
  }
}
