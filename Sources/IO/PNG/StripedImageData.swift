// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyPNG

/// Writes the rows of a large picture in stripes, which are compressed side by side into one stream.
///
/// How rows are cut, and so each byte, depends on their form alone. Other threads are asked for help
/// with each stripe; a stripe that none of them has begun when its turn comes is compressed by the
/// thread that brings the rows. That thread so waits only for work that is under way, and would
/// finish by itself.
final class StripedImageData {
  /// More would wait for rows anyway.
  private static let mostThreads = 8

  private let file: PNGFile
  /// The form of the rows, without any of them.
  private let form: StoredForm
  private let compression: Compression
  private let stripeBytes: Int
  private let threads: Int
  private var rows: [UInt8] = []
  private var lastRow: [UInt8] = []
  private var rowsLeft: Int
  private var isFirst = true
  private var adler: UInt32 = 1
  /// The stripes that are not written yet, from the top.
  private var stripes: [Stripe] = []

  /// - Parameters:
  ///   - form: How a row is stored; its own bytes do not count.
  ///   - height: The number of rows; at least one.
  init(
    _ file: PNGFile, form: StoredForm, height: Int, compression: Compression, striping: PNGStriping
  ) {
    (self.file, self.compression, rowsLeft) = (file, compression, height)
    var form = form
    form.bytes = []
    self.form = form
    stripeBytes = striping.bytes
    threads = min(max(striping.threads, 1), Self.mostThreads)
  }

  deinit {
    // What is left is not needed: no thread is to begin with it.
    for stripe in stripes { stripe.leave() }
  }

  /// Appends a row of `form.rowBytes`; after the last one nothing may be appended.
  func append(_ row: some Collection<UInt8>) throws(PNGError) {
    rows += row
    rowsLeft -= 1
    guard rowsLeft == 0 || rows.count + form.rowBytes > stripeBytes else { return }
    var part = form
    part.bytes = rows
    let stripe = Stripe(part, above: lastRow, compression: compression, isLast: rowsLeft == 0)
    lastRow = Array(rows.suffix(form.rowBytes))
    rows = []
    rows.reserveCapacity(min(max(stripeBytes, form.rowBytes), rowsLeft * form.rowBytes))
    stripes.append(stripe)
    if threads > 1 { Task.detached { stripe.compress() } }
    // One thread brings rows meanwhile.
    try write(downTo: 2 * (threads - 1))
  }

  /// Writes what is left.
  func finish() throws(PNGError) { try write(downTo: 0) }

  /// Writes stripes as far as they are there, and until no more than so many are left.
  private func write(downTo most: Int) throws(PNGError) {
    while let first = stripes.first, stripes.count > most || first.isDone {
      // No waiting as long as there is something to do.
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
      isFirst ? head : [], bytes, stripe.isLast ? PNGChunk.bigEndian(self.adler) : [])
    isFirst = false
  }
}
