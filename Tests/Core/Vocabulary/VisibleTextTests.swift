// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyVocabulary

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain/path-1.png", "plain/path-1.png"), ("a\nb\tc\rd", #"a\nb\tc\rd"#),
    ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{0}\u{7}\u{7F}\u{9B}", #"\u{00}\u{07}\u{7F}\u{9B}"#),
    ("a\u{202E}gnp.exe", #"a\u{202E}gnp.exe"#),
    ("\u{200F}\u{2066}\u{2069}", #"\u{200F}\u{2066}\u{2069}"#),
    ("\u{2028}\u{2029}\u{FEFF}\u{200B}", #"\u{2028}\u{2029}\u{FEFF}\u{200B}"#), ("\r\n", #"\r\n"#),
    ("\u{85}\u{AD}\u{E0001}\u{3164}\u{FFFE}", #"\u{85}\u{AD}\u{E0001}\u{3164}\u{FFFE}"#),
    ("é 日本 👩‍👩‍👧 می‌خواهم ❤️ 1️⃣", "é 日本 👩‍👩‍👧 می‌خواهم ❤️ 1️⃣"),
    ("a\u{200D}b\u{FE0F}", #"a\u{200D}b\u{FE0F}"#), ("👧\u{200D}\u{200D}", "👧\u{200D}\\u{200D}"),
    ("C:\\x", "C:\\x"), ("", ""),
  ])
  func `what could deceive is spelled out, all else stays`(_ text: String, _ expected: String) {
    #expect(Array(VisibleText.of(text).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("::error file=a::b", #":\u{3A}error file=a:\u{3A}b"#), (":::", #":\u{3A}:"#),
    ("::::", #":\u{3A}:\u{3A}"#), ("a:b: c", "a:b: c"),
    ("##[group]x", #"##\u{5B}group]x"#), ("##vso[task]", #"##vso\u{5B}task]"#),
    ("##VSO[", #"##VSO\u{5B}"#), ("##teamcity[", #"##teamcity\u{5B}"#), ("###[", #"###\u{5B}"#),
    ("#\u{FE0F}#\u{FE0F}[", "#\u{FE0F}#\u{FE0F}\\u{5B}"), ("##\u{200D}[", #"##\u{200D}["#),
    ("C##.png", "C##.png"), ("a#[1]", "a#[1]"), ("## [x]", "## [x]"),
  ])
  func `commands to a log are broken, what only looks alike is not`(
    _ text: String, _ expected: String
  ) {
    #expect(Array(VisibleText.of(text).utf8) == Array(expected.utf8))
  }

  @Test func `no control is left, no command arises, and nothing is escaped twice`() {
    let pieces: [String] = [
      ":", "#", "[", "vso", "1", "\u{200D}", "\u{FE0F}", "\u{202E}", "\n", "م", "\\", "{", "}",
    ]
    var texts = [""]
    for _ in 0..<4 { texts = texts.flatMap { text in pieces.map { text + $0 } } }
    texts.append(String(String.UnicodeScalarView((0..<0x11000).compactMap(Unicode.Scalar.init))))
    for text in texts {
      let safe = VisibleText.of(text)
      #expect(Array(VisibleText.of(safe).utf8) == Array(safe.utf8))
      #expect(!safe.contains("::") && !safe.contains("##[") && !safe.contains("##vso["))
      #expect(
        !safe.unicodeScalars.contains {
          let category = $0.properties.generalCategory
          return category == .control || category == .format && !("\u{200C}"..."\u{200D}" ~= $0)
        })
    }
  }

  @Test func `a format may spell them as it likes`() {
    let spelled = VisibleText.rewritten("a::b\u{1B}") { "<\($0.value)>" }
    #expect(spelled == "a:<58>b<27>")
  }
}
