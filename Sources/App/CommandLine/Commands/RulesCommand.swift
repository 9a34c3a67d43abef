// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyVocabulary

/// `vibrancy rules`.
struct RulesCommand: ListingCommand {
  private let isVerbose: Bool
  var text: String { RuleListing.text(isVerbose: isVerbose) }

  init(_ options: inout OptionReader) {
    isVerbose =
      options.flag(
        "verbose", short: "v", help: "also every option: value, range and meaning"
      ).value
    options.help()
  }

  static let about = CommandDescription(
    "Lists the rules, their severities and options", usage: ["[--verbose]"],
    examples: [ExampleSpec("vibrancy rules", "ids for 'vibrancy explain' and configuration")])
}
