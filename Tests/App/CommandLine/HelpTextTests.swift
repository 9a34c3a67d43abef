// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct HelpTextTests {
  private static let subcommands: [Subcommand?] = [nil] + Subcommand.allCases
  private let help = HelpText(CommandLineTool.table)

  @Test(arguments: subcommands)
  func `help is plain ASCII of at most 80 columns without trailing spaces`(
    _ subcommand: Subcommand?
  ) {
    let text = help.text(for: subcommand)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80)
      #expect(line.last != " ")
      #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    }
  }

  @Test(arguments: CommandLineTool.table.commands)
  func `help shows every option, its default and an example that parses`(
    _ command: CommandSpec
  ) throws {
    let text = help.text(for: command.subcommand)
    for option in command.options {
      #expect(text.contains("--\(option.name)"))
      if case .values(let values) = option.fallback {
        #expect(text.contains("[default: \(values.joined(separator: ","))]"))
      }
    }
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = example.line.split(separator: " ").dropFirst().map {
        String($0.filter { $0 != "'" })
      }
      guard case .run(let subcommand, _) = try Parsing.request(words: words) else {
        Issue.record("not a run: \(example.line)")
        continue
      }
      #expect(subcommand == command.subcommand)
    }
  }

  @Test func `the screen of convert fits a terminal and names only what there is`() throws {
    let command = try #require(CommandLineTool.table.commands.first { $0.name == "convert" })
    let lines = help.screen(for: .convert).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let screen = try #require(command.screen)
    #expect(screen.commands.count == 3)
    for example in screen.commands {
      let words = example.line.split(separator: " ").dropFirst().map(String.init)
      guard case .run(.convert, _) = try Parsing.request(words: words) else {
        Issue.record("not a conversion: \(example.line)")
        continue
      }
    }
    for word in screen.words where word.name.hasPrefix("--") {
      let name = word.name.dropFirst(2).split(separator: " ")[0]
      #expect(command.options.contains { $0.name == name })
    }
    #expect(help.screen(for: .render) == help.text(for: .render))
  }

  @Test func `help of the tool lists the subcommands and exit statuses`() {
    let text = help.text(for: nil)
    for command in CommandLineTool.table.commands { #expect(text.contains("\n  \(command.name) ")) }
    for status in ExitStatus.allCases { #expect(text.contains("\n  \(status.rawValue) ")) }
  }
}
