// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct OptionReaderTests {
  private enum Size: String, CaseIterable { case small, large }

  /// What a subcommand declares, and what it reads by that.
  private struct Cut {
    let isDry: Option<Bool>
    let count: Option<Int?>
    let share: Option<Double>
    let size: Option<Size>
    let tags: Option<[String]>
    let kind: Option<Size?>
    let words: [String]

    init(_ options: inout OptionReader) {
      isDry = options.flag("dry", short: "d", help: "cut nothing")
      count = options.value("count", .integer(1...9), otherwise: "all", help: "how many")
      share = options.value("share", .number(0...1), default: 0.5, help: "how much")
      options.heading = "Kinds"
      size = options.value("size", .choice, default: Size.large, help: "how big")
      tags = options.list("tag", .text, default: ["a", "b"], help: "names")
      kind = options.value("kind", .choice, help: "which")
      words = options.positionals(PositionalSpec("INPUT", help: "what"), orOption: tags)
      options.require(oneOf: kind, isDry)
      options.exclude(isDry, count)
      options.require(share, beside: count)
      options.require(kind, among: [Size.large], beside: tags)
    }
  }

  private func read(
    _ values: [String: [String]], words: [String] = ["x"]
  ) -> (cut: Cut, mistake: UsageError.Reason?) {
    var options = OptionReader(Arguments(positionals: words, values: values))
    let cut = Cut(&options)
    return (cut, options.mistake)
  }

  @Test func `what was not typed has its default, and is known not to have been`() {
    let (bare, _) = read([:])
    #expect(!bare.isDry.value && bare.count.value == nil && bare.kind.value == nil)
    #expect(bare.share.value == 0.5 && bare.size.value == .large && bare.tags.value == ["a", "b"])
    #expect(!bare.tags.isGiven && !bare.size.isGiven && bare.words == ["x"])
  }

  @Test func `what was typed arrives by its type`() {
    let (cut, mistake) = read([
      "count": ["7"], "share": ["0.25"], "size": ["small"], "tag": ["c,d", "c"], "kind": ["large"],
    ])
    #expect(cut.count.value == 7 && cut.share.value == 0.25 && cut.size.value == .small)
    #expect(cut.tags.value == ["c,d", "c"] && cut.kind.value == .large && cut.kind.isGiven)
    #expect(mistake == nil)
  }

  @Test func `what is read is in the table, defaults and headings included`() {
    var options = OptionReader()
    _ = Cut(&options)
    #expect(options.specs.map(\.name) == ["dry", "count", "share", "size", "tag", "kind"])
    #expect(
      options.specs.map(\.group) == Array(repeating: "Options", count: 3)
        + Array(repeating: "Kinds", count: 3))
    #expect(
      options.specs.map(\.fallback) == [
        .none, .described("all"), .values(["0.5"]), .values(["large"]), .values(["a", "b"]), .none,
      ])
    #expect(options.positional?.placeholder == "INPUT")
  }

  @Test func `the first rule that is broken is reported`() {
    #expect(read(["dry": []], words: []).mistake == .missingPositional("INPUT", standIn: "tag"))
    #expect(read(["dry": [], "tag": ["x"], "kind": ["large"]], words: []).mistake == nil)
    #expect(read([:]).mistake == .missingOption(["--kind small|large", "-d"]))
    #expect(read(["dry": [], "count": ["1"]]).mistake == .excluded("--dry", "--count"))
    #expect(
      read(["kind": ["small"], "count": ["1"]]).mistake == .needsOption("--count", "--share"))
    #expect(
      read(["kind": ["small"], "tag": ["x"]]).mistake == .needsOption("--tag", "--kind large"))
  }
}
