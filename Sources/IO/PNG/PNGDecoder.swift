// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyPNG
package import VibrancyPixels

/// Reads a PNG row by row as straight, display-encoded sRGB.
///
/// Rows come from the top, each as r, g, b, a; palettes, grays and low depths are expanded, 16 bits
/// are kept. Rows come upright, as an `eXIf` before the image data says. An interlaced or turned
/// file is held in memory as a whole, any other costs O(width), whatever chunks it has and whatever
/// follows its end. Colors are converted to sRGB, relative colorimetric, clipped, by the first of
/// `cICP`, `iCCP`, `sRGB`, `gAMA` that is usable; alpha is not touched, and what hides under α = 0
/// is converted too.
/// - Source: PNG specification, third edition, https://www.w3.org/TR/png-3/
package struct PNGDecoder: ~Copyable {
  /// What the file says about itself.
  package let header: PNGHeader
  /// Bits per sample of the rows handed out: 16 for a 16-bit file and where colors are converted.
  package let depth: SampleDepth

  private let reader: PNGReader
  private let conversion: ColorConversion
  private let colorWarnings: [PNGWarning]
  private let keepsMetadata: Bool
  private let orientation: PictureOrientation
  /// All rows as stored, if the picture is turned and its first row was asked for.
  private var stored: StraightSamples?
  private var rowsRead = 0
  private var codes8: [UInt8] = []
  private var codes16: [UInt16] = []

  /// Reads up to the image data.
  ///
  /// - Parameters:
  ///   - source: The bytes of one file; what follows the PNG in it is not looked at.
  ///   - limits: Checked before memory is taken.
  ///   - keepingMetadata: Whether `metadata` is collected.
  /// - Throws: Any case of `PNGError` but `destination`.
  package init(
    _ source: consuming some ByteSource, limits: PNGLimits = PNGLimits(),
    keepingMetadata: Bool = false
  ) throws(PNGError) {
    let feed = ByteFeed(source, limit: limits.bytes)
    let size = try Self.checkedSize(try feed.head(FileKind.bytesWanted), limits: limits)
    let reader = try PNGReader(feed, limits: limits, keepingMetadata: keepingMetadata)
    let stored = try reader.readHeader()
    let chunks = reader.chunks
    let orientation = Self.orientation(chunks.map(\.chunk))
    guard let size, let colorType = PNGColorType(rawValue: stored.color_type) else {
      throw .corrupt(reason: "no usable IHDR", atByte: feed.position)
    }
    let bitDepth = Int(stored.bit_depth)
    if stored.interlaced, size.area * (bitDepth == 16 ? 8 : 4) > limits.heldBytes {
      throw .interlacedTooLarge(
        width: size.width, height: size.height, limit: limits.heldBytes)
    }
    let colors = ColorChunks(
      chunks, colorType: colorType, bitDepth: bitDepth, limits: limits)
    let depth: SampleDepth = colors.keepsCodes && bitDepth < 16 ? .eight : .sixteen
    if orientation != .topLeft, size.area * (depth == .eight ? 4 : 8) > limits.heldBytes {
      throw .turnedTooLarge(width: size.width, height: size.height, limit: limits.heldBytes)
    }
    try reader.start(stored, inflatingUpTo: limits.imageDataBytes)
    self.reader = reader
    (keepsMetadata, self.orientation, self.depth) = (keepingMetadata, orientation, depth)
    conversion = colors.conversion
    colorWarnings = colors.warnings
    let upright = orientation.swapsSides ? PixelSize(width: size.height, height: size.width) : size
    header = PNGHeader(
      size: upright ?? size, bitDepth: bitDepth, colorType: colorType,
      isInterlaced: stored.interlaced, hasTransparency: stored.transparent,
      tagging: colors.tagging,
      isHighDynamicRange: colors.isHighDynamicRange)
  }

  /// Reads the next row: `4 * width` samples of `depth`. The memory of `row` is used again.
  ///
  /// - Precondition: Fewer rows were read than the picture has.
  /// - Throws: `PNGError`; the decoder cannot be used further then.
  package mutating func readRow(into row: inout StraightSamples) throws(PNGError) {
    precondition(rowsRead < header.size.height, "all rows have been read")
    rowsRead += 1
    if orientation == .topLeft {
      try readStoredRow(into: &row, width: header.size.width)
    } else {
      try copyTurnedRow(rowsRead - 1, into: &row)
    }
  }

  /// The upright row `y` of a picture that is turned, all of whose rows are read when the first one
  /// is asked for.
  private mutating func copyTurnedRow(
    _ y: Int, into row: inout StraightSamples
  ) throws(PNGError) {
    let size = header.size
    let (width, height) =
      orientation.swapsSides ? (size.height, size.width) : (size.width, size.height)
    let picture: StraightSamples
    if let stored {
      picture = stored
    } else {
      picture = try readStoredPicture(width: width, height: height)
      stored = picture
    }
    switch picture {
    case .eight(let codes):
      var upright = row.takeEight(count: 4 * size.width)
      orientation.copyRow(y, of: codes, width: width, height: height, into: &upright)
      row = .eight(upright)
    case .sixteen(let codes):
      var upright = row.takeSixteen(count: 4 * size.width)
      orientation.copyRow(y, of: codes, width: width, height: height, into: &upright)
      row = .sixteen(upright)
    }
  }

  private mutating func readStoredPicture(
    width: Int, height: Int
  ) throws(PNGError) -> StraightSamples {
    var row = StraightSamples.eight([])
    var (eight, sixteen): ([UInt8], [UInt16]) = ([], [])
    for _ in 0..<height {
      try readStoredRow(into: &row, width: width)
      switch row {
      case .eight(let codes): eight += codes
      case .sixteen(let codes): sixteen += codes
      }
    }
    return depth == .eight ? .eight(eight) : .sixteen(sixteen)
  }

  private mutating func readStoredRow(
    into row: inout StraightSamples, width: Int
  ) throws(PNGError) {
    let count = 4 * width
    if depth == .eight {
      var codes = row.takeEight(count: count)
      try reader.readRow(into: &codes)
      row = .eight(codes)
      return
    }
    var codes = row.takeSixteen(count: count)
    switch conversion {
    case .none:
      try reader.readRow(into: &codes)
    case .curve, .matrix, .profile:
      if header.bitDepth == 16 {
        if codes16.isEmpty { codes16 = Array(repeating: 0, count: count) }
        try reader.readRow(into: &codes16)
        conversion.convert(codes16, into: &codes)
      } else {
        if codes8.isEmpty { codes8 = Array(repeating: 0, count: count) }
        try reader.readRow(into: &codes8)
        conversion.convert(codes8, into: &codes)
      }
    }
    row = .sixteen(codes)
  }

  /// Reads on to the end of the file; only then is it known to be sound.
  ///
  /// - Precondition: All rows were read.
  package mutating func finish() throws(PNGError) {
    precondition(rowsRead == header.size.height, "there are rows left")
    try reader.finish()
  }

  /// What was odd about the file so far.
  package var warnings: [PNGWarning] {
    var warnings = colorWarnings + reader.warnings
    let late = reader.chunks.map(\.chunk).filter { $0.place == .afterImageData }
    if orientation == .topLeft, Self.orientation(late, place: .afterImageData) != .topLeft {
      warnings.append(
        PNGWarning(text: "the eXIf chunk that turns it is after the image data and is not used"))
    }
    return warnings
  }

  /// The ancillary chunks that stay true when the picture is repainted; complete after `finish()`.
  ///
  /// Color chunks, and those that speak of samples (`sBIT`, `bKGD`, `hIST`, …), are not among them.
  /// They are those of the upright picture. Empty unless metadata are kept.
  package var metadata: [PNGChunk] {
    guard keepsMetadata else { return [] }
    let kept = reader.chunks.map(\.chunk).filter {
      $0.survivesRepainting && !PNGChunk.colorNames.contains($0.name)
    }
    return orientation == .topLeft ? kept : kept.compactMap { $0.turned(orientation) }
  }

  /// How the rows lie by the first `eXIf` on that side of the image data.
  private static func orientation(
    _ chunks: [PNGChunk], place: PNGChunk.Place = .beforeImageData
  ) -> PictureOrientation {
    let block = chunks.first { $0.name == "eXIf" && $0.place == place }
    return block.map { EXIFBlock($0.data).orientation } ?? .topLeft
  }

  /// The size that the header announces, if it is within the limits; `nil` if the header is not
  /// sound, which libpng then says better.
  private static func checkedSize(
    _ head: [UInt8], limits: PNGLimits
  ) throws(PNGError) -> PixelSize? {
    if head.isEmpty { throw .empty }
    if head.count < 8, FileKind.pngSignature.starts(with: head) {
      throw .truncated(atByte: head.count)
    }
    let kind = FileKind.of(head)
    guard kind == .png else { throw .notPNG(kind) }
    if head.count >= 16, !head[12..<16].elementsEqual("IHDR".utf8) {
      throw .corrupt(reason: "the first chunk is not IHDR", atByte: 8)
    }
    guard head.count >= 33, head[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
      Int(crc32(head[12..<29])) == number(head[29..<33])
    else { return nil }
    let (width, height) = (number(head[16..<20]), number(head[20..<24]))
    guard width > 0, height > 0 else { return nil }
    let side = min(limits.side, PixelSize.maximumSide)
    guard max(width, height) <= side else {
      throw .sideTooLong(width: width, height: height, limit: side)
    }
    guard width * height <= limits.pixels else {
      throw .tooLarge(width: width, height: height, limit: limits.pixels)
    }
    return PixelSize(width: width, height: height)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension StraightSamples {
  /// Takes the 8-bit array out, to be written to without a copy; a fresh one if there is none.
  mutating func takeEight(count: Int) -> [UInt8] {
    guard case .eight(let codes) = self, codes.count == count else {
      return Array(repeating: 0, count: count)
    }
    self = .eight([])
    return codes
  }

  /// As `takeEight`, for 16 bits.
  mutating func takeSixteen(count: Int) -> [UInt16] {
    guard case .sixteen(let codes) = self, codes.count == count else {
      return Array(repeating: 0, count: count)
    }
    self = .sixteen([])
    return codes
  }
}
