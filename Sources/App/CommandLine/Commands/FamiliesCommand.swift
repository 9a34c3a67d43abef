// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyVocabulary

/// `vibrancy families`.
struct FamiliesCommand: ListingCommand {
  private let os: SystemVersion
  var text: String { FamilyListing.text(on: os) }

  init(_ options: inout OptionReader) {
    os = options.value("os", .os, default: SystemVersion.standard, help: "whose sizes").value
    options.help()
  }

  static let about = CommandDescription(
    "Lists the widget families and their sizes", usage: [""],
    examples: [ExampleSpec("vibrancy families", "names for --family")])
}
