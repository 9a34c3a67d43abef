// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct CommandLineParserTests {
  private func arguments(_ line: String) throws -> Arguments {
    let request = try Parsing.request(line)
    guard case .run(_, let arguments) = request else {
      Issue.record("\(request) runs nothing")
      throw CancellationError()
    }
    return arguments
  }

  @Test(arguments: [
    "-j 4", "-j4", "-j=4", "--jobs 4", "--jobs=4", "-j 9 -j4", "--jobs=9 -j 4", "-qj4", "-qvj 4",
    "-qvj=4",
  ])
  func `a number can be written in every customary way`(_ spelling: String) throws {
    #expect(try arguments("render a.png -o out \(spelling)").values["jobs"] == ["4"])
    #expect(try arguments("render \(spelling) -o out a.png").values["jobs"] == ["4"])
  }

  @Test func `bundled flags are all set`() throws {
    let bundled = try arguments("render -qv0 --files-from names -o out")
    #expect(["quiet", "verbose", "null"].allSatisfy { bundled.values[$0] == [] })
    #expect(try arguments("render a -o out").values["quiet"] == nil)
  }

  @Test func `positionals keep their order wherever they stand`() throws {
    let mixed = try arguments("render a -o out - --quiet @list b")
    #expect(mixed.positionals == ["a", "-", "@list", "b"])
    #expect(mixed.values["output"] == ["out"])
  }

  @Test func `two dashes end the options`() throws {
    let ended = try arguments("render -o out -- --scene -q -- x")
    #expect(ended.positionals == ["--scene", "-q", "--", "x"])
    #expect(ended.values["scene"] == nil && ended.values["quiet"] == nil)
  }

  @Test func `a comma list adds up and names nothing twice`() throws {
    let lists = try arguments(
      "render a -o o --scene \(Place.standby.rawValue),\(Place.homeDark.rawValue) --scene=\(Place.homeDark.rawValue),\(Place.carplay.rawValue)"
    )
    #expect(
      lists.values["scene"] == [
        Place.standby.rawValue, Place.homeDark.rawValue, Place.carplay.rawValue,
      ])
  }

  @Test func `a repeatable option keeps commas and repetition`() throws {
    let walls = try arguments("render a -o o --wallpaper a,b.png --wallpaper dark --wallpaper dark")
    #expect(walls.values["wallpaper"] == ["a,b.png", "dark", "dark"])
  }

  @Test func `of a single-valued option the last wins`() throws {
    #expect(try arguments("render a -o one -o two --output=three").values["output"] == ["three"])
  }

  @Test func `a value may start with a dash where it cannot be an option`() throws {
    #expect(try arguments("render -o out --files-from -").values["files-from"] == ["-"])
    #expect(try arguments("render a --output=--odd").values["output"] == ["--odd"])
    #expect(try arguments("render a -o -x").values["output"] == ["-x"])
  }

  @Test(arguments: ["#5ac8fa", "5AC8FA", "#5AC8FA"])
  func `a color is kept as six capital digits`(_ spelling: String) throws {
    #expect(try arguments("render a -o o --tint \(spelling)").values["tint"] == ["#5AC8FA"])
  }

  @Test func `an assignment keeps what stands behind its first equals sign`() throws {
    let set = try arguments("render a -o o --set material-radius=24 --set privacy=true=x")
    #expect(set.values["set"] == ["material-radius=24", "privacy=true=x"])
  }

  @Test func `what was not typed is not there`() throws {
    let bare = try arguments("render a -o o")
    #expect(bare.values == ["output": ["o"]])
  }

  @Test(
    arguments: [
      ("--help", nil), ("-h", nil), ("-h render", nil), ("render --help", .render),
      ("render a --scene \(Place.standby.rawValue) -h --nonsense", .render),
      ("render -qh", .render),
      ("scenes -vh", .scenes), ("families --help", .families),
    ] as [(String, Subcommand?)])
  func `help is asked for anywhere before the first mistake`(
    _ line: String, _ subcommand: Subcommand?
  ) throws {
    #expect(try Parsing.request(line) == .help(subcommand))
  }

  @Test func `version and completions come before any subcommand`() throws {
    #expect(try Parsing.request("--version") == .version)
    #expect(try Parsing.request("--generate-completion-script zsh") == .completionScript(.zsh))
    #expect(try Parsing.request("--generate-completion-script=fish") == .completionScript(.fish))
  }

  @Test func `inputs may come from a file alone, and check needs no folder`() throws {
    #expect(try arguments("render --files-from names -o o").positionals == [])
    #expect(try arguments("convert a --check --to grayscale").values["check"] == [])
    #expect(try arguments("render a --sheet s.png").values["output"] == nil)
  }

  @Test(arguments: 0..<200)
  func `random words never trap, and every mistake is one printable line`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "render", "convert", "scenes", "--", "-", "-q", "-qj", "-j=", "--scene", "--scene=", "a,,b",
      "--set", "=", "x=", "--tint", "#12345", "\u{1B}[2J", "\n", "", "--to", "vibrant",
      "--in-place",
      "-o", "\u{202E}", "--jobs=99999999999999999999", "--saturation", "nan", "é", "-é", "--é=",
      "👩‍👩‍👧", "-👩‍👩‍👧", String(repeating: "y", count: 5000), "--help=1", "-hq", "\u{301}", "-\u{301}",
    ]
    for _ in 0..<100 {
      let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
      do throws(UsageError) {
        _ = try Parsing.request(words: words)
      } catch {
        #expect(error.message.hasPrefix("error: "))
        #expect(error.message.hasSuffix(" --help'"))
        #expect(error.message.count < 1500)
        #expect(VisibleText.of(error.message) == error.message)
      }
    }
  }
}
