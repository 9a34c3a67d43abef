// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyPNG
internal import VibrancyPixels

/// Writes a large picture in stripes of rows, which are compressed side by side into one stream.
///
/// How a picture is cut, and so each byte, depends on its form alone. Other threads are asked for
/// help with each stripe; a stripe that none of them has begun when its turn comes is compressed by
/// the thread that brings the rows. That thread so waits only for work that is under way, and needs
/// nobody to be done.
final class StripedPicture {
  /// More would wait for rows anyway.
  private static let mostThreads = 8

  private let file: PNGFile
  private let size: PixelSize
  private let layout: PNGLayout
  private let compression: Compression
  private let bitDepth: Int
  /// The color of all pixels, once a row is there, if it is known that they have but one.
  private var ink: [UInt8]?
  private let isInked: Bool
  private let rowBytes: Int
  private let stripeBytes: Int
  private let threads: Int
  private var rows: [UInt8] = []
  private var lastRow: [UInt8] = []
  private var rowsLeft: Int
  private var isFirst = true
  private var adler: UInt32 = 1
  /// The stripes that are not written yet, from the top.
  private var stripes: [Stripe] = []

  init(
    _ file: PNGFile, size: PixelSize, layout: PNGLayout, depth: SampleDepth,
    compression: Compression, hasOneColor: Bool, striping: PNGStriping
  ) throws(PNGError) {
    (self.file, self.size, self.layout, self.compression) = (file, size, layout, compression)
    isInked = hasOneColor && depth == .eight && layout.channels % 2 == 0
    bitDepth = depth.rawValue
    rowBytes = isInked ? size.width : size.width * layout.channels * bitDepth / 8
    rowsLeft = size.height
    stripeBytes = striping.bytes
    threads = min(max(striping.threads, 1), Self.mostThreads)
    if isInked { return }
    file.begin(size, layout.colorType, bitDepth: bitDepth)
    try file.flush()
  }

  deinit {
    // Nobody needs what is left: no thread is to begin with it.
    for stripe in stripes { stripe.leave() }
  }

  func append(_ row: [UInt8]) throws(PNGError) {
    if isInked { appendOpacity(of: row) } else { rows += row }
    try endRow()
  }

  func append(_ row: [UInt16]) throws(PNGError) {
    let codes = row.map(\.bigEndian)
    unsafe codes.withUnsafeBytes { unsafe rows.append(contentsOf: $0) }
    try endRow()
  }

  /// Writes what is left.
  func finish() throws(PNGError) { try write(downTo: 0) }

  /// Appends α, which is the index of the one color with that α in the palette.
  private func appendOpacity(of row: [UInt8]) {
    let (channels, colors) = (layout.channels, layout.channels - 1)
    let ink = self.ink ?? Array(row.prefix(colors))
    if self.ink == nil {
      self.ink = ink
      file.begin(
        size, .palette, bitDepth: bitDepth, chunks: Palette.chunks(ink: ink))
    }
    let codes = row.span
    var opacity = [UInt8](repeating: 0, count: size.width)
    var target = opacity.mutableSpan
    var differences: UInt8 = 0
    for x in target.indices {
      let start = x &* channels
      for channel in 0..<colors { differences |= codes[start &+ channel] ^ ink[channel] }
      target[x] = codes[start &+ colors]
    }
    precondition(differences == 0, "all pixels have one color")
    rows += opacity
  }

  private func endRow() throws(PNGError) {
    rowsLeft -= 1
    guard rowsLeft == 0 || rows.count + rowBytes > stripeBytes else { return }
    let stripe = Stripe(
      StoredForm(
        colorType: isInked ? .palette : layout.colorType, bitDepth: bitDepth, bytes: rows,
        rowBytes: rowBytes),
      above: lastRow, compression: compression, isLast: rowsLeft == 0)
    lastRow = Array(rows.suffix(rowBytes))
    rows = []
    rows.reserveCapacity(min(max(stripeBytes, rowBytes), rowsLeft * rowBytes))
    stripes.append(stripe)
    if threads > 1 { Task.detached { stripe.compress() } }
    // One thread brings rows meanwhile.
    try write(downTo: 2 * (threads - 1))
  }

  /// Writes stripes as far as they are there, and until no more than so many are left.
  private func write(downTo most: Int) throws(PNGError) {
    while let first = stripes.first, stripes.count > most || first.isDone {
      // Nobody waits as long as there is something to do.
      if first.isDone || !stripes.contains(where: { $0.compress() }) {
        try write(stripes.removeFirst())
      }
    }
  }

  private func write(_ stripe: Stripe) throws(PNGError) {
    let (bytes, adler) = try stripe.result()
    self.adler = vpng_adler32_combine(self.adler, adler, stripe.filteredCount)
    // A zlib stream: deflate, a window of 32 KiB, the level's hint; at its end the Adler-32.
    let head: [UInt8] =
      switch compression {
      case .fast: [0x78, 0x01]
      case .balanced: [0x78, 0x9C]
      case .small: [0x78, 0xDA]
      }
    try file.writeImageData(
      isFirst ? head : [], bytes, stripe.isLast ? PNGFile.bigEndian(Int(self.adler)) : [])
    isFirst = false
  }
}
