// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct TextEncodingTests {
  @Test(
    arguments: [
      ([:], .ascii), (["LANG": "C"], .ascii), (["LANG": "en_US.UTF-8"], .utf8),
      (["LANG": "C.utf8"], .utf8), (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], .ascii),
      (["LC_ALL": "", "LC_CTYPE": "UTF-8", "LANG": "C"], .utf8),
      (["LC_CTYPE": "ja_JP.eucJP", "LANG": "ja_JP.UTF-8"], .ascii),
    ] as [([String: String], TextEncoding)])
  func `the strongest variable that is set decides`(
    _ environment: [String: String], _ expected: TextEncoding
  ) {
    #expect(TextEncoding(environment: environment) == expected)
  }
}
