// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A stored chunk, as its raw bytes.
public struct PNGChunk: Hashable, Sendable {
  /// On which side of the image data a chunk is.
  public enum Place: Hashable, Sendable {
    /// Between `IHDR` and the first `IDAT`.
    case beforeImageData
    /// Between the last `IDAT` and `IEND`.
    case afterImageData
  }

  /// Four ASCII letters, e.g. `pHYs`.
  public let name: String
  /// The content, without length, name and CRC.
  public let data: [UInt8]
  /// Where the chunk was, or is to go.
  public let place: Place

  /// A chunk to write.
  ///
  /// - Precondition: `name` is four ASCII letters.
  public init(name: String, data: [UInt8], place: Place = .beforeImageData) {
    precondition(
      name.utf8.count == 4 && name.utf8.allSatisfy { (65...90).contains($0 & 0xDF) },
      "a chunk's name is four ASCII letters")
    (self.name, self.data, self.place) = (name, data, place)
  }
}

extension PNGChunk {
  /// Whether the chunk still tells the truth when colors, color type and depth have changed.
  ///
  /// By the PNG rule (fourth letter in lower case), except `oFFs`, which depends on the geometry
  /// only, and the ones that speak of samples: those are never safe to copy.
  var survivesRepainting: Bool {
    name == "oFFs" || name.utf8.last.map { $0 & 0x20 != 0 } == true
  }

  /// The chunks that say what the colors mean; the decoder uses them up.
  static let colorNames: Set<String> = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]
}
