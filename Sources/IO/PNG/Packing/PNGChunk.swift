// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A stored chunk, as its raw bytes.
package struct PNGChunk: Hashable, Sendable {
  /// On which side of the image data a chunk is.
  package enum Place: Hashable, Sendable {
    /// Between `IHDR` and the first `IDAT`.
    case beforeImageData
    /// Between the last `IDAT` and `IEND`.
    case afterImageData
  }

  /// Four ASCII letters, e.g. `pHYs`.
  package let name: String
  /// The content, without length, name and CRC.
  package let data: [UInt8]
  /// Where the chunk was, or is to go.
  package let place: Place

  /// A chunk to write.
  ///
  /// - Precondition: `name` is four ASCII letters.
  package init(name: String, data: [UInt8], place: Place = .beforeImageData) {
    precondition(
      name.utf8.count == 4 && name.utf8.allSatisfy { (65...90).contains($0 & 0xDF) },
      "a chunk's name is four ASCII letters")
    (self.name, self.data, self.place) = (name, data, place)
  }

  /// Whether the chunk still holds when colors, color type and depth have changed.
  ///
  /// By the PNG rule (fourth letter in lower case), except `oFFs`, which depends on the geometry
  /// only, and the ones that speak of samples: those are never safe to copy.
  var survivesRepainting: Bool {
    name == "oFFs" || name.utf8.last.map { $0 & 0x20 != 0 } == true
  }

  /// The chunk once the picture, whose rows lay in this way, is upright; `nil` if it is not true any
  /// more then.
  func turned(_ orientation: PictureOrientation) -> PNGChunk? {
    switch name {
    case "eXIf" where place == .beforeImageData:
      PNGChunk(name: name, data: EXIFBlock(data).upright, place: place)
    case "pHYs" where orientation.swapsSides && data.count == 9:
      PNGChunk(name: name, data: Array(data[4..<8] + data[..<4] + data[8...]), place: place)
    case "oFFs": nil
    default: self
    }
  }

  /// The chunks that say what the colors mean; the decoder uses them up.
  static let colorNames: Set<String> = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]
}

extension PNGChunk {
  /// The eight bytes every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds the chunk as a file holds it: length, name, content, CRC.
  func append(to bytes: inout [UInt8]) {
    bytes += Self.bigEndian(UInt32(data.count))
    let start = bytes.count
    bytes += name.utf8
    bytes += data
    bytes += Self.bigEndian(crc32(bytes[start...]))
  }

  /// The four bytes of a number.
  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension PNGChunk {
  /// The chunk that ends every file.
  static let end = PNGChunk(name: "IEND", data: [])

  /// "The colors are sRGB", with the perceptual intent.
  static let sRGB = PNGChunk(name: "sRGB", data: [0])

  /// A `tEXt` chunk, or `iTXt` if the text has characters that Latin-1 does not.
  ///
  /// - Precondition: The keyword has 1...79 characters of printable Latin-1.
  init(keyword: String, text: String) {
    guard let key = Self.latin1(keyword), (1...79).contains(key.count),
      key.allSatisfy({ (32...126).contains($0) || $0 >= 161 })
    else { preconditionFailure("a keyword is 1...79 characters of printable Latin-1") }
    // NUL ends a field in both chunks.
    let text = String(text.unicodeScalars.filter { $0 != "\0" })
    if let latin1 = Self.latin1(text) {
      self.init(name: "tEXt", data: key + [0] + latin1)
    } else {
      // Not compressed, no language, no translated keyword.
      self.init(name: "iTXt", data: key + [0, 0, 0, 0, 0] + text.utf8)
    }
  }

  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}

/// Something odd about a file that was read nevertheless.
package struct PNGWarning: Hashable, Sendable, CustomStringConvertible {
  /// One line, without the file's name.
  package let text: String

  /// The text.
  package var description: String { text }
}
