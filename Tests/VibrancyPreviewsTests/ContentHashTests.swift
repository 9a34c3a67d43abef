// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyTestSupport

@Suite struct ContentHashTests {
  /// From the authors' own test, test_fnv.c of http://www.isthe.com/chongo/src/fnv/, and
  /// draft-eastlake-fnv, appendix C.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("b", "af63df4c8601f1a5"),
    ("c", "af63de4c8601eff2"), ("d", "af63d94c8601e773"), ("e", "af63d84c8601e5c0"),
    ("f", "af63db4c8601ead9"), ("fo", "08985907b541d342"), ("foo", "dcb27518fed9d577"),
    ("foob", "dd120e790c2512af"), ("fooba", "cac165afa2fef40a"), ("foobar", "85944171f73967e8"),
  ])
  func `the hash is the published one`(_ text: String, _ digits: String) {
    #expect(ContentHash(Array(text.utf8)).description == digits)
  }

  @Test func `the hash of an input is that of its bytes`() throws {
    let bytes = try Fixture.bytes("Inputs/bolt@3x.png")
    let input = Input(path: Fixture.path("Inputs/bolt@3x.png"))
    #expect(try ContentHash(of: input, limit: 1 << 20) == ContentHash(bytes))
    #expect(throws: VibrancyError.self) { try ContentHash(of: input, limit: 3) }
  }
}
