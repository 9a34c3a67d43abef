// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

/// The rows of a PNG too large to be held, decoded again each time they are asked for.
package struct PictureBands: Sendable {
  /// The most bytes of samples of a picture that is held while previews of its own size are written.
  static let mostHeldBytes = 32 << 20

  /// Where the picture is; can be read more than once.
  let input: Input
  /// The picture's size.
  let size: PixelSize
  let maker: PreviewMaker

  /// Lends the picture band by band, from the top, each with its rows.
  ///
  /// - Throws: `PNGError`: what `body` throws, or the picture is no longer what it was.
  func forEach(
    _ body: (LayerPicture, Range<Int>) throws(PNGError) -> Void
  ) throws(PNGError) {
    let height = max(1, min(size.height, (1 << 20) / size.width))
    do throws(VibrancyError) {
      try maker.read(input) { decoder throws(PNGError) in
        guard decoder.header.size == size else {
          throw .source(
            FileFault("\(input.path) was changed while it was read", fix: "run again"))
        }
        for start in stride(from: 0, to: size.height, by: height) {
          let rows = start..<min(start + height, size.height)
          try body(.band(try Self.band(rows, decoder: &decoder), firstRow: start, of: size), rows)
        }
        try decoder.finish()
      }
    } catch {
      switch error.cause {
      case .undecodable(_, let problem): throw problem
      case .unreadable(let problem): throw .source(problem.fault.preceded(by: "\(problem.path): "))
      case .malformed, .unsupported, .undrawable, .unequipped, .unwritable:
        throw .source(error.fault.preceded(by: "\(error.path): "))
      }
    }
  }

  /// The colors that adaptive luma weights are found from; see `ColorSamples`.
  func colorSamples(counted samples: ColorSamples) throws(VibrancyError) -> [EncodedColor] {
    var seen = 0
    var colors: [EncodedColor] = []
    try maker.read(input) { decoder throws(PNGError) in
      try Self.forEachRow(of: &decoder) { samples.pick(from: $0, seen: &seen, into: &colors) }
    }
    return colors
  }

  /// Reads what a decoder has begun to its end, a row at a time.
  static func forEachRow(
    of decoder: inout PNGDecoder, _ body: (StraightSamples) -> Void
  ) throws(PNGError) {
    var row = StraightSamples.eight([])
    for _ in 0..<decoder.header.size.height {
      try decoder.readRow(into: &row)
      body(row)
    }
    try decoder.finish()
  }

  private static func band(
    _ rows: Range<Int>, decoder: inout PNGDecoder
  ) throws(PNGError) -> StraightImage {
    let width = decoder.header.size.width
    guard let size = PixelSize(width: width, height: rows.count) else {
      preconditionFailure("a part of a valid size is one")
    }
    var (codes8, codes16): ([UInt8], [UInt16]) = ([], [])
    if decoder.depth == .eight {
      codes8.reserveCapacity(4 * size.area)
    } else {
      codes16.reserveCapacity(4 * size.area)
    }
    var row = StraightSamples.eight([])
    for _ in rows {
      try decoder.readRow(into: &row)
      switch row {
      case .eight(let codes): codes8 += codes
      case .sixteen(let codes): codes16 += codes
      }
    }
    return StraightImage(
      size: size, samples: decoder.depth == .eight ? .eight(codes8) : .sixteen(codes16))
  }
}
