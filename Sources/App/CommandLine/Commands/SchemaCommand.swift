// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyVocabulary

/// `vibrancy schema`.
struct SchemaCommand: ListingCommand {
  private let kinds: [String]
  var text: String {
    get throws(CommandError) {
      if kinds == ["widget"] { return Schemas.widget }
      if kinds == ["config"] { return Schemas.configuration }
      throw CommandError(
        "unknown kind of file '\(kinds.joined(separator: " "))'; give one, 'widget' or 'config'")
    }
  }

  init(_ options: inout OptionReader) {
    options.help()
    kinds = options.positionals(
      PositionalSpec(
        "KIND", help: "'widget', for NAME.widget.json, or 'config', for .vibrancy.json",
        names: ["widget", "config"]))
  }

  static let about = CommandDescription(
    "Prints the JSON Schema of a kind of file", usage: ["widget|config"],
    examples: [
      ExampleSpec("vibrancy schema widget > widget.schema.json", "for an editor to check with")
    ])
}
