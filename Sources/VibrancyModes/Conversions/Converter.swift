// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// Converts a picture row by row in O(width) memory; rows come out in order, some a little later.
public struct Converter: Sendable {
  private var rows: any RowConversion

  /// Gets ready.
  ///
  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Of the picture, in pixels.
  ///   - weights: Of the grey, for a tinted icon.
  ///   - isTemplate: Whether the system discards the colors, so that α is all that tells.
  public init(
    _ conversion: Conversion, width: Int, height: Int, weights: LumaWeights = .rec709,
    isTemplate: Bool = false
  ) {
    rows =
      conversion == .vibrant
      ? PlateauConversion(width: width, height: height, isTemplate: isTemplate)
      : PointConversion(conversion, width: width, weights: weights)
  }

  /// Channels of the rows that come out: 1 grey, 2 grey and α, 3 color, 4 color and α; straight.
  public var channels: Int { rows.channels }

  /// Visible pixels of partial α that `vibrant` left as they were; 0 for all other kinds.
  public var leftAlone: Int { rows.leftAlone }

  /// Visible pixels that `vibrant` made opaque though no grey tells of their opacity; 0 for all
  /// other kinds.
  public var erased: Int { rows.erased }

  /// Takes the next row; `4 * width` samples.
  public mutating func append(_ row: StraightSamples) { rows.append(row) }

  /// Hands out a converted row, if one is complete.
  ///
  /// - Returns: Whether `codes` received a row.
  public mutating func next(into codes: inout CodeRow) -> Bool { rows.next(into: &codes) }
}
