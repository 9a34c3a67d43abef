// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyPNG

/// Some rows of a picture, filtered and compressed by whichever thread comes first.
@safe final class Stripe: Sendable {
  /// Whether the picture ends with it.
  let isLast: Bool
  private let rows: StoredForm
  private let above: [UInt8]
  private let compression: Compression
  private let work: vpng_stripe

  /// - Parameter above: The row before the first; empty at the top.
  init(_ rows: StoredForm, above: [UInt8], compression: Compression, isLast: Bool) {
    (self.rows, self.above) = (rows, above)
    (self.compression, self.isLast) = (compression, isLast)
    unsafe work = vpng_stripe_create()
  }

  deinit { unsafe vpng_stripe_free(work) }

  /// How many bytes are compressed: the rows and the numbers of their filters.
  var filteredCount: Int { rows.bytes.count + rows.bytes.count / rows.rowBytes }

  /// Whether `result()` is there at once.
  var isDone: Bool { unsafe vpng_stripe_is_done(work) }

  /// Compresses it unless somebody has begun to; returns whether it did.
  @discardableResult func compress() -> Bool {
    guard unsafe vpng_stripe_take(work) else { return false }
    let filtered = rows.filtered(strategy, above: above)
    unsafe filtered.withUnsafeBufferPointer {
      unsafe vpng_stripe_deflate(
        work, Int32(compression.level), $0.baseAddress, $0.count, isLast)
    }
    return true
  }

  /// Sees to it that nobody begins with it.
  func leave() { _ = unsafe vpng_stripe_take(work) }

  /// What came out, and the Adler-32 of the filtered rows; waits for it.
  ///
  /// - Precondition: Somebody compresses it, or did.
  func result() throws(PNGError) -> (bytes: [UInt8], adler: UInt32) {
    let result = unsafe vpng_stripe_wait(work)
    guard let data = unsafe result.data else { throw .outOfMemory(pixels: rows.bytes.count) }
    return unsafe (Array(UnsafeBufferPointer(start: data, count: result.size)), result.adler)
  }

  /// The filters that compress best, as far as `compression` looks for them: tried on a few bands.
  private var strategy: FilterStrategy {
    let strategies = compression.strategies(for: rows)
    guard strategies.count > 1 else { return strategies[0] }
    // A stripe of a wide picture has few rows.
    let share = 2 * compression.sampling
    let bandRows = min(16, max(1, rows.bytes.count / rows.rowBytes / (4 * share)))
    let sample = compression == .small ? rows : rows.sample(share, bandRows: bandRows)
    let sizes = strategies.map { strategy in
      do throws(PackingError) {
        return try deflated(sample.filtered(strategy), level: compression.trialLevel).count
      } catch {
        // Without memory for a part there is none for the whole, which says so.
        return Int.max
      }
    }
    return zip(strategies, sizes).min { $0.1 < $1.1 }?.0 ?? strategies[0]
  }
}
