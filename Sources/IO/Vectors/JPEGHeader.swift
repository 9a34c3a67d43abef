// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// What stands in a JPEG before its first scan.
package struct JPEGHeader: Sendable, Hashable {
  /// Columns as stored, `0...65_535`.
  package private(set) var width = 0
  /// Rows as stored, `0...65_535`.
  package private(set) var height = 0
  /// Samples per pixel: 1 grey, 3 color, 4 CMYK or YCCK.
  package private(set) var components = 0
  /// How the rows lie.
  package private(set) var orientation = PictureOrientation.topLeft

  /// Columns and rows, once upright.
  package var uprightSides: (width: Int, height: Int) {
    orientation.swapsSides ? (height, width) : (width, height)
  }

  /// Reads the header of a file.
  ///
  /// - Throws: `JPEGError.notJPEG`, `.truncated`, or `.noFrame`.
  package init(_ bytes: [UInt8]) throws(JPEGError) {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .notJPEG }
    var position = 2
    var hasOrientation = false
    while true {
      guard let start = bytes[position...].firstIndex(of: 0xFF),
        let at = bytes[start...].firstIndex(where: { $0 != 0xFF })
      else { throw .truncated(atByte: bytes.count) }
      let marker = bytes[at]
      position = at + 1
      switch marker {
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9, 0xDA:
        guard components > 0 else { throw .noFrame }
        return
      default: break
      }
      guard let length = Self.number(bytes, position), length >= 2,
        position + length <= bytes.count
      else { throw .truncated(atByte: bytes.count) }
      let segment = bytes[(position + 2)..<(position + length)]
      position += length
      switch marker {
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        let body = Array(segment.prefix(6))
        guard body.count == 6 else { throw .noFrame }
        height = Int(body[1]) << 8 | Int(body[2])
        width = Int(body[3]) << 8 | Int(body[4])
        components = Int(body[5])
      case 0xE1 where !hasOrientation && segment.starts(with: Self.exifSignature):
        hasOrientation = true
        orientation = EXIFBlock(Array(segment.dropFirst(Self.exifSignature.count))).orientation
      default: break
      }
    }
  }

  private static let exifSignature: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int? {
    at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil
  }
}

extension PictureOrientation {
  /// The codes of the upright picture: red, green, blue and an alpha of 255 each pixel.
  ///
  /// - Parameters:
  ///   - bytes: `width * height` pixels, row-major, interleaved, behind a head.
  ///   - start: Where the first one is.
  ///   - width: Columns as stored.
  ///   - height: Rows as stored.
  ///   - channels: What the samples are.
  func uprightCodes(
    _ bytes: [UInt8], from start: Int, width: Int, height: Int, channels: DecodedJPEG.Channels
  ) -> [UInt8] {
    let samples = channels.count
    precondition(
      bytes.count == start + width * height * samples, "as many samples as the sides say")
    let (origin, right, down) = steps(width: width, height: height)
    let columns = swapsSides ? height : width
    let rows = swapsSides ? width : height
    let (green, blue) = channels == .gray ? (0, 0) : (1, 2)
    let span = bytes.span
    return [UInt8](capacity: 4 * columns * rows) { result in
      for y in 0..<rows {
        var source = start + (origin + y * down) * samples
        for _ in 0..<columns {
          result.append(span[source])
          result.append(span[source + green])
          result.append(span[source + blue])
          result.append(255)
          source += right * samples
        }
      }
    }
  }
}
