// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Exhibit {
  /// The picture that a record of kind `exhibit` holds.
  init(_ record: Record) throws(ReportReadingError) {
    let text: String = try record.member("png")
    guard let png = Data(base64Encoded: text) else { throw record.wrong("png") }
    let zoom: Double = try record.member("zoom")
    guard zoom > 0 else { throw record.wrong("zoom") }
    self.init(
      path: try record.member("path"), name: try record.optional("name") ?? "",
      scene: try record.optional("scene"), wallpaper: try record.optional("wallpaper"),
      png: [UInt8](png), width: try record.count("width", in: 1...1 << 30),
      height: try record.count("height", in: 1...1 << 30), zoom: zoom,
      legibleRange: try Self.legibleRange(record))
  }

  private static func legibleRange(_ record: Record) throws(ReportReadingError) -> LegibleRange? {
    guard let rows: [[Double]] = try record.optional("legibleRange") else { return nil }
    var points: [LegibleRange.Point] = []
    for row in rows {
      guard row.count == 7, row[2] <= row[3], row[5] <= row[6] else {
        throw record.wrong("legibleRange")
      }
      points.append(
        LegibleRange.Point(
          grey: row[0], illegibleShare: Estimate(row[1], in: row[2]...row[3]),
          contrast: Estimate(row[4], in: row[5]...row[6])))
    }
    return LegibleRange(points: points)
  }
}
