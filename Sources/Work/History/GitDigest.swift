// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The digests by which Git and Git LFS name bytes, as lower-case hexadecimal digits.
package enum GitDigest {
  /// The name of a blob.
  ///
  /// - Parameter digits: How long names are: 40 (SHA-1), or 64 (SHA-256).
  /// - Source: gitformat-pack(5); Git's `hash-function-transition`.
  package static func blob(_ bytes: [UInt8], digits: Int) -> String {
    var digest = blobDigest(byteCount: bytes.count, digits: digits)
    digest.append(bytes)
    return digest.digits
  }

  /// The digest that names a blob, to which its bytes are appended.
  package static func blobDigest(byteCount: Int, digits: Int) -> RunningDigest {
    var digest = RunningDigest(digits == 64 ? .sha256 : .sha1)
    digest.append(Array("blob \(byteCount)\u{0}".utf8))
    return digest
  }

  /// The SHA-1 digest.
  ///
  /// - Source: FIPS 180-4, 6.1.
  package static func sha1(_ bytes: [UInt8]) -> String { digits(of: bytes, .sha1) }

  /// The SHA-256 digest.
  ///
  /// - Source: FIPS 180-4, 6.2.
  package static func sha256(_ bytes: [UInt8]) -> String { digits(of: bytes, .sha256) }

  private static func digits(of bytes: [UInt8], _ algorithm: RunningDigest.Algorithm) -> String {
    var digest = RunningDigest(algorithm)
    digest.append(bytes)
    return digest.digits
  }
}
