// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyRunning
import VibrancyWords

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de", "de"), ("DE", "de", "de"), ("pt_br", "pt-BR", "pt_BR"),
    ("zh-hans-cn", "zh-Hans-CN", "zh_Hans_CN"), ("es-419", "es-419", "es_419"),
    ("fil", "fil", "fil"),
  ])
  func `a tag is written as tables and Locale name it`(
    typed: String, text: String, identifier: String
  ) throws {
    let tag = try #require(LanguageTag(typed))
    #expect(tag.text == text && tag.identifier == identifier)
  }

  @Test(arguments: [
    "", "-", "xx", "d", "de-", "-DE", "de-DEU", "de-12", "de-DE-DE", "german", "dé",
  ])
  func `what is not a known language is none`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("ur-Arab", true), ("az-Arab", true),
    ("pa-Arab-PK", true), ("ur-Latn", false), ("en", false), ("de", false), ("ja", false),
  ])
  func `the script decides where lines begin, else the language`(text: String, isRTL: Bool) throws {
    #expect(try #require(LanguageTag(text)).isRightToLeft == isRTL)
  }

  @Test func `each code is there once and is a language`() {
    #expect(Set(LanguageTag.languages).count == LanguageTag.languages.count)
    #expect(LanguageTag.languages.allSatisfy { LanguageTag($0)?.text == $0 })
  }
}
