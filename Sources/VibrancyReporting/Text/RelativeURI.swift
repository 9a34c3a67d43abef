// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A path as a URI reference.
enum RelativeURI {
  /// `path`, every byte but unreserved characters and `/` percent-encoded; an absolute one becomes a
  /// `file` URI.
  ///
  /// - Source: RFC 3986, sections 2.3 and 4.2.
  static func of(_ path: String) -> String {
    var bytes: [UInt8] = []
    if path.utf8.first == UInt8(ascii: "/") { bytes += Array("file://".utf8) }
    for byte in path.utf8 {
      if isUnreserved(byte) || byte == UInt8(ascii: "/") {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
