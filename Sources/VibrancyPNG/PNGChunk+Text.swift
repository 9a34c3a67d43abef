// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PNGChunk {
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
