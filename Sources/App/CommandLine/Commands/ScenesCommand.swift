// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyVocabulary

/// `vibrancy scenes`.
struct ScenesCommand: ListingCommand {
  private let isVerbose: Bool
  var text: String { SceneListing.text(isVerbose: isVerbose) }

  init(_ options: inout OptionReader) {
    isVerbose =
      options.flag(
        "verbose", short: "v", help: "also every parameter: value, range, standing and source"
      ).value
    options.help()
  }

  static let about = CommandDescription(
    "Lists the scenes, and the parameters of the model", usage: ["[--verbose]"],
    examples: [
      ExampleSpec("vibrancy scenes", "names for --scene"),
      ExampleSpec("vibrancy scenes --verbose", "names, defaults and ranges for --set"),
    ])
}
