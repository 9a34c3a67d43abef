// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The conversions in which a pixel depends on itself alone.
struct PointConversion: Sendable {
  private let conversion: Conversion
  private let weights: LumaWeights
  private var row: StraightRow
  private var luma: [Float]
  /// The planes of an ink, which are the same in every row.
  private let inkPlanes: [[Float]]
  private var isFull = false

  init(_ conversion: Conversion, width: Int, weights: LumaWeights) {
    (self.conversion, self.weights) = (conversion, weights)
    row = StraightRow(width: width)
    luma = row.alpha
    func plane(_ value: Float) -> [Float] { [Float](repeating: value, count: width) }
    inkPlanes =
      switch conversion {
      case .luminanceToAlpha(_, let ink), .template(let ink):
        ink.isNeutral
          ? [plane(ink.red)] : [plane(ink.red), plane(ink.green), plane(ink.blue)]
      case .grayscale, .desaturate, .vibrant, .tintedIcon: []
      }
  }

  /// Channels of the rows that come out.
  var channels: Int {
    switch conversion {
    case .grayscale, .vibrant: 2
    case .desaturate: 4
    case .luminanceToAlpha(_, let ink), .template(let ink): ink.isNeutral ? 2 : 4
    case .tintedIcon: 1
    }
  }

  /// `true` if the rows that come out are of one ink.
  var hasInk: Bool { !inkPlanes.isEmpty }

  /// Takes the next row.
  mutating func append(_ row: StraightSamples) {
    self.row.load(row)
    isFull = true
  }

  /// Hands out the row last taken, converted.
  mutating func next(into codes: inout CodeRow) -> Bool {
    guard isFull else { return false }
    isFull = false
    switch conversion {
    case .grayscale, .vibrant:
      row.luma(into: &luma)
      codes.interleave(luma, row.alpha)
    case .desaturate(let saturation):
      desaturate(saturation)
      codes.interleave(row.red, row.green, row.blue, row.alpha)
    case .luminanceToAlpha(let form, _):
      row.luma(into: &luma)
      if form == .onBlack { scale(&luma, by: row.alpha) }
      interleaveInk(luma, into: &codes)
    case .template:
      interleaveInk(row.alpha, into: &codes)
    case .tintedIcon:
      row.luma(into: &luma, weights: weights)
      scale(&luma, by: row.alpha)
      codes.interleave(luma)
    }
    return true
  }

  /// The ink, one plane where it is a grey, with an opacity.
  private func interleaveInk(_ opacity: [Float], into codes: inout CodeRow) {
    if inkPlanes.count == 1 {
      codes.interleave(inkPlanes[0], opacity)
    } else {
      codes.interleave(inkPlanes[0], inkPlanes[1], inkPlanes[2], opacity)
    }
  }

  /// Diagonal `k + (1 − k)·s`, off-diagonal `k·(1 − s)`: each channel moves to the luma.
  private mutating func desaturate(_ saturation: Float) {
    row.luma(into: &luma)
    for index in luma.indices {
      row.red[index] = luma[index] + (row.red[index] - luma[index]) * saturation
      row.green[index] = luma[index] + (row.green[index] - luma[index]) * saturation
      row.blue[index] = luma[index] + (row.blue[index] - luma[index]) * saturation
    }
  }
}
