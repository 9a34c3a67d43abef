// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct OptionTableTests {
  private let table = CommandLineTool.table

  @Test func `the table of the tool has no problems`() {
    #expect(table.problems == [])
    #expect(table.commands.map(\.subcommand) == Subcommand.allCases)
  }

  @Test func `a broken table names each of its problems`() {
    let twice = OptionSpec(
      "size", short: "s", .integer(1...9), fallback: .values(["10"]),
      group: "Options", help: "a size")
    let command = CommandSpec(.merge, summary: "Cuts", usage: [], options: [twice, twice])
    let broken = OptionTable(root: table.root, commands: [command])
    #expect(
      Set(broken.problems) == [
        "merge: two options have one name", "merge: two options have one letter",
        "merge: --size would refuse its own default '10'",
      ])
  }

  @Test func `each subcommand has the options it was designed with`() {
    let common = [
      "files-from", "null", "stdin-filename", "exclude", "force-exclude", "no-gitignore",
      "follow-outside", "max-pixels", "max-bytes", "max-side", "max-variants", "time-limit",
      "jobs", "quiet",
      "verbose", "color",
      "help",
    ]
    let inspected = [
      "scene", "wallpaper", "os", "anywhere", "all", "target", "no-sources", "shard",
    ]
    let judged = ["scene", "rule"] + inspected.dropFirst()
    let kept = ["cache", "no-cache"]
    let settings = ["config", "isolated", "show-settings"]
    let expected = [
      "lint": judged + [
        "reporter", "fail-on", "require-art", "require-understood", "live", "screens", "baseline",
        "write-baseline",
        "allow-stale",
        "no-ignores",
      ] + kept + settings + common,
      "watch": judged.filter { $0 != "shard" } + [
        "port", "no-page", "date", "locale", "text-size", "font-folder", "no-installed-fonts",
        "baseline",
      ] + kept
        + settings
        + common,
      "fix": ["write", "allow-dirty", "sheet", "no-sheet", "patch"] + judged + ["baseline"] + kept
        + settings
        + common,
      "diff": judged.dropLast() + [
        "reporter", "fail-on", "require-art", "require-understood", "live", "pictures",
        "no-ignores",
      ] + kept + settings + common,
      "init": ["ci", "force", "dry-run"] + kept + ["jobs", "quiet", "verbose", "color", "help"],
      "check": judged + [
        "family", "symbols", "date", "locale", "text-size", "font-folder", "no-installed-fonts",
        "no-sheet", "fail-on",
      ]
        + kept + settings
        + common,
      "inspect": inspected + ["json"] + settings + common,
      "evidence": [
        "target", "layout", "widget", "supported", "date", "locale", "text-size", "json", "config",
        "isolated",
      ] + common,
      "samples": [
        "widget", "date", "locale", "text-size", "write", "json", "config", "isolated",
      ] + common,
      "merge": [
        "reporter", "fail-on", "require-art", "require-understood", "live", "allow-stale",
        "verbose", "color", "help",
      ],
      "rules": ["verbose", "help"], "explain": ["help"],
      "render": [
        "scene", "mode", "wallpaper", "tint", "group", "accented-rendering", "template", "luma",
        "os", "set", "all", "widgets-only", "widget", "date", "locale", "text-size", "font-folder",
        "no-installed-fonts", "every-scale",
        "family", "anywhere", "canvas",
        "device", "scale", "fit", "background", "symbols", "output", "sheet", "html", "live",
        "screens", "depth", "compression",
      ] + kept + ["config", "isolated"] + common,
      "screen": [
        "screen", "wallpaper", "tint", "os", "set", "widget", "entry", "variant", "family", "group",
        "accented-rendering", "template", "fit", "background", "symbols", "date", "locale",
        "text-size", "font-folder", "no-installed-fonts", "device", "scale",
        "output", "compression", "config", "isolated",
      ] + common,
      "convert": [
        "to", "form", "ink", "saturation", "luma", "all", "output", "skip-existing", "in-place",
        "check", "dry-run", "sheet", "keep-metadata", "depth", "compression", "allow-dirty",
        "undo-folder", "undo",
      ] + common,
      "scenes": ["verbose", "help"], "families": ["os", "help"],
      "cache": ["dir", "size", "clear", "cache", "help"],
      "page": ["output", "help"],
      "calibrate": [
        "card", "slot", "parameters", "readings", "jobs", "quiet", "verbose", "color", "help",
      ],
      "mcp": ["root", "time-limit", "help"],
      "schema": ["help"], "help": ["man", "help"],
    ]
    for command in table.commands {
      #expect(command.options.map(\.name) == expected[command.name])
    }
  }
}
