// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyHistory

@Suite struct GitDigestTests {
  /// A message, and its digest as printed.
  struct Vector: Sendable {
    let message: [UInt8]
    let sha1, sha256: String

    init(_ text: String, times: Int = 1, sha1: String, sha256: String) {
      let bytes = Array(text.utf8)
      message = Array(repeatElement(bytes, count: times).joined())
      (self.sha1, self.sha256) = (sha1, sha256)
    }
  }

  /// FIPS 180-2, appendices A and B, and NIST's examples of FIPS 180-4.
  static let published = [
    Vector(
      "abc", sha1: "a9993e364706816aba3e25717850c26c9cd0d89d",
      sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      "", sha1: "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Vector(
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      sha1: "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      sha256: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Vector(
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      sha1: "a49b2446a02c645bf419f995b67091253a04a259",
      sha256: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    Vector(
      "a", times: 1_000_000, sha1: "34aa973cd4c4daa4f61eeb2bdbad27316534016f",
      sha256: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]

  @Test(arguments: published)
  func `digests are the published ones`(_ vector: Vector) {
    #expect(GitDigest.sha1(vector.message) == vector.sha1)
    #expect(GitDigest.sha256(vector.message) == vector.sha256)
  }

  /// What `git hash-object --stdin` prints, in repositories of both kinds of names.
  @Test(arguments: [
    ("", 40, "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
    ("hello\n", 40, "ce013625030ba8dba906f756967f9e9ca394464a"),
    ("what is up, doc?", 40, "bd9dbf5aae1a3862dd1526723246b20206e5fc37"),
    ("", 64, "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"),
    ("hello\n", 64, "2cf8d83d9ee29543b34a87727421fdecb7e3f3a183d337639025de576db9ebb4"),
  ])
  func `a blob is named as Git names it`(_ text: String, _ digits: Int, _ name: String) {
    #expect(GitDigest.blob(Array(text.utf8), digits: digits) == name)
  }
}
