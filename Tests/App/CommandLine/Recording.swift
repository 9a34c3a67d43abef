// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyCommandLine
import VibrancyVocabulary

/// A text of the command line that is kept as a fixture.
struct Recording: Sendable, CustomStringConvertible {
  /// Its file below `Fixtures/Reports`.
  let path: String
  /// What the file should hold.
  let text: String

  /// Its path, as the name of a test case.
  var description: String { path }

  /// Every help text, listing and completion script.
  static var all: [Recording] {
    let table = CommandLineTool.table
    let help = HelpText(table)
    return [Recording(path: "help/vibrancy.txt", text: help.text(for: nil))]
      + table.commands.map {
        Recording(path: "help/\($0.name).txt", text: help.text(for: $0.subcommand))
      }
      + table.commands.filter { $0.screen != nil }.map {
        Recording(path: "help/\($0.name).screen.txt", text: help.screen(for: $0.subcommand))
      }
      + Shell.allCases.map {
        Recording(path: "completions/vibrancy.\($0)", text: $0.completionScript(for: table))
      } + [
        Recording(path: "defaults.txt", text: SceneListing.text(isVerbose: true)),
        Recording(path: "families.txt", text: FamilyListing.text(on: .ios26)),
        Recording(path: "rules.txt", text: RuleListing.text(isVerbose: true)),
      ]
  }
}
