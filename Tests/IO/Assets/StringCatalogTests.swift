// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON

@Suite struct StringCatalogTests {
  private static let text = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Steps": {},
        "goal": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Goal"}},
          "de": {"stringUnit": {"state": "translated", "value": "Ziel"}}}},
        "%lld steps": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%lld step"}},
          "other": {"stringUnit": {"state": "new", "value": "%lld steps"}}}}}}},
        "done": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@count@ done"},
          "substitutions": {"count": {"argNum": 1, "formatSpecifier": "lld", "variations":
            {"plural": {"one": {"stringUnit": {"state": "new", "value": "%arg task"}},
              "other": {"stringUnit": {"state": "new", "value": "%arg tasks"}}}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"state": "new", "value": "Click"}},
          "iphone": {"stringUnit": {"state": "new", "value": "Tap"}}}}}}},
        "only": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Nur"}}}}
      }
    }
    """

  private func strings(locale: String? = nil) -> LocalizedStrings {
    var strings = LocalizedStrings(locale: locale)
    strings.add(Array(Self.text.utf8), path: "Localizable.xcstrings")
    return strings
  }

  @Test func `a key gives its English text, and its plural by number`() {
    let strings = strings()
    #expect(strings.problems.isEmpty)
    #expect(strings.text("goal") == "Goal")
    #expect(strings.text("%lld steps", number: 1) == "%lld step")
    #expect(strings.text("%lld steps", number: 2) == "%lld steps")
    #expect(strings.text("%lld steps") == "%lld steps")
    #expect(strings.text("done", number: 1) == "%lld task done")
    #expect(strings.text("done", number: 5) == "%lld tasks done")
    #expect(strings.text("tap") == "Tap")
  }

  @Test func `a wanted language comes before English, and no other is looked up`() {
    #expect(strings(locale: "de_DE").text("goal") == "Ziel")
    #expect(strings(locale: "de").text("tap") == "Tap")
    #expect(strings().text("only") == nil)
    #expect(strings().text("Steps") == nil)
    #expect(strings().text("goal", table: "Other") == nil)
  }

  @Test func `a language without a text falls back to those that it is a kind of`() {
    #expect(strings(locale: "de-AT").text("goal") == "Ziel")
    #expect(strings(locale: "de-Latn-AT").text("goal") == "Ziel")
    #expect(strings(locale: "de").text("only") == "Nur")
    #expect(strings(locale: "de").hasWantedLanguage && strings().hasWantedLanguage)
    #expect(!strings(locale: "fr").hasWantedLanguage)
    #expect(strings(locale: "fr").text("goal") == "Goal")
  }

  @Test func `the source language comes before English where another is wanted`() {
    let text = """
      {"sourceLanguage": "it", "version": "1.0", "strings": {"hello": {"localizations": {
        "it": {"stringUnit": {"state": "translated", "value": "Ciao"}},
        "en": {"stringUnit": {"state": "translated", "value": "Hello"}}}}}}
      """
    for (locale, expected) in [(nil, "Hello"), ("fr", "Ciao"), ("en", "Hello")] {
      var strings = LocalizedStrings(locale: locale)
      strings.add(Array(text.utf8), path: "Localizable.xcstrings")
      #expect(strings.text("hello") == expected)
    }
  }

  @Test func `the development language answers where English has nothing`() {
    var strings = LocalizedStrings()
    strings.add(
      Array(
        Self.text.replacing("\"sourceLanguage\": \"en\"", with: "\"sourceLanguage\": \"de\"").utf8),
      path: "Localizable.xcstrings")
    #expect(strings.text("only") == "Nur")
    #expect(strings.text("goal") == "Goal")
  }

  @Test(arguments: [
    ("{", "1:2"), ("[]", "1:1"), ("{\"sourceLanguage\": 1, \"strings\": {}}", "1:20"),
    ("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": 3}}", "1:43"),
  ])
  func `a broken catalog is reported with its place`(_ text: String, _ place: String) throws {
    let error = #expect(throws: JSONError.self) {
      try StringCatalog.table(Array(text.utf8), path: "a.xcstrings")
    }
    #expect(try #require(error).lines.contains { $0.hasPrefix("a.xcstrings:\(place): ") })
  }
}
