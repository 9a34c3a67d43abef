// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLint
import VibrancyPreviews
import VibrancyRules

@Suite struct FingerprintTests {
  @Test func `a fingerprint depends on rule, path, scene and content alone`() {
    let hash = ContentHash([1])
    let print = Fingerprint(rule: "r", path: "p", scene: "s", hash: hash)
    #expect(print == Fingerprint(rule: "r", path: "p", scene: "s", hash: ContentHash([1])))
    let others = [
      Fingerprint(rule: "rp", path: "", scene: "s", hash: hash),
      Fingerprint(rule: "", path: "rp", scene: "s", hash: hash),
      Fingerprint(rule: "r", path: "ps", scene: nil, hash: hash),
      Fingerprint(rule: "r", path: "p", scene: nil, hash: hash),
      Fingerprint(rule: "r", path: "p", scene: "s", hash: ContentHash([2])),
    ]
    #expect(Set(others + [print]).count == 6)
    // FNV-1a of "r\0p\0s\0" and "af63bc4c8601b62c\0", a hand's reckoning with the definition.
    #expect(print.text == "f7de761fdc7ae6e4")
    #expect(print.description == print.text)
  }
}
