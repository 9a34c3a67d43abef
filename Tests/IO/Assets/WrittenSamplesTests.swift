// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON

@Suite struct WrittenSamplesTests {
  private func read(_ text: String) -> (samples: WrittenSamples?, mistakes: JSONMistakes) {
    let mistakes = JSONMistakes(of: JSONDocument(Array(text.utf8), path: "v.json"))
    return (mistakes.root.map { WrittenSamples(at: $0) }, mistakes)
  }

  @Test func `samples are read in their order, by widget`() throws {
    let (samples, mistakes) = read(
      "{\"Steps\": [{\"name\": \"goal\", \"entry\": {\"steps\": 1}}, {\"name\": \"none\"}]}")
    let found = try #require(samples?.samples["Steps"])
    #expect(found.map(\.name) == ["goal", "none"])
    #expect(found[0].entry != nil && found[1].entry == nil)
    #expect(mistakes.isEmpty)
  }

  @Test(arguments: [
    ("{\"Steps\": 3}", "1:11"), ("{\"Steps\": [{}]}", "1:12"),
    ("{\"Steps\": [{\"name\": \"\"}]}", "1:21"),
    ("{\"Steps\": [{\"name\": \"a\", \"entry\": 1}]}", "1:35"),
    ("{\"Steps\": [{\"name\": \"a\", \"entries\": 1}]}", "1:26"),
  ])
  func `what does not fit is reported with line and column`(_ text: String, _ place: String) throws
  {
    let error = try #require(read(text).mistakes.error)
    #expect(error.lines[0].hasPrefix("v.json:\(place): "))
  }

  @Test func `a widget that is not there is reported with what is`() throws {
    let (samples, mistakes) = read("{\"Step\": []}")
    samples?.check(against: ["Steps", "Clock"])
    #expect(try #require(mistakes.error).lines[0].contains("Steps"))
  }
}
