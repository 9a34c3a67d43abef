// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The EXIF data of a picture: a TIFF file, of which only the first directory is looked at.
///
/// - Source: EXIF 2.32; PNG specification, third edition, `eXIf`.
package struct EXIFBlock {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool

  /// A block, from its byte-order mark on.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isLittleEndian = bytes.first == UInt8(ascii: "I")
  }

  /// The orientation of the rows; `.topLeft` if it is missing or broken.
  package var orientation: PictureOrientation {
    orientationOffset.flatMap { number($0, bytes: 2) }
      .flatMap(PictureOrientation.init(rawValue:)) ?? .topLeft
  }

  /// The block of the same picture once it is upright.
  package var upright: [UInt8] {
    guard let offset = orientationOffset else { return bytes }
    var upright = bytes
    upright[offset] = isLittleEndian ? 1 : 0
    upright[offset + 1] = isLittleEndian ? 0 : 1
    return upright
  }

  /// The offset of the orientation's value: one 16-bit number in the entry itself.
  private var orientationOffset: Int? {
    guard bytes.starts(with: isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]),
      number(2, bytes: 2) == 42, let directory = number(4, bytes: 4),
      let count = number(directory, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, bytes: 2) else { break }
      guard tag == 0x0112, number(entry + 2, bytes: 2) == 3, number(entry + 4, bytes: 4) == 1,
        number(entry + 8, bytes: 2) != nil
      else { continue }
      return entry + 8
    }
    return nil
  }

  private func number(_ offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let part = bytes[offset..<(offset + count)]
    return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }
}
