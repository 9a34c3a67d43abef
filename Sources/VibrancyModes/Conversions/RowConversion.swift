// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Rows in, rows out, in order.
protocol RowConversion: Sendable {
  /// Channels of the rows that come out.
  var channels: Int { get }
  /// Pixels left as they were though they are translucent.
  var leftAlone: Int { get }
  /// Pixels whose opacity was designed, is opaque now, and shows in no grey.
  var erased: Int { get }
  /// Takes the next row.
  mutating func append(_ row: StraightSamples)
  /// Hands out a row once it is complete.
  mutating func next(into codes: inout CodeRow) -> Bool
}
