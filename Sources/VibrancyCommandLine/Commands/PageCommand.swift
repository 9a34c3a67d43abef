// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyPages

/// `vibrancy page`: the same looks and verdicts for those who have a browser and no terminal.
struct PageCommand: Command {
  private let output: String

  init(_ options: inout OptionReader) {
    let output = options.value(
      "output", short: "o", .file, placeholder: "FILE.html",
      help: "the page; opened from disk, or put on any server")
    self.output = output.value ?? ""
    options.require(oneOf: output)
    options.help()
  }

  func run() async -> ExitStatus {
    let console = Console(isQuiet: true)
    do throws(CommandError) {
      try ReportWriter.refuseInput(output)
      try writeFile(try Self.page(), at: output)
      return await console.status(after: .done)
    } catch {
      await console.fail(error.sentence)
      return .failure
    }
  }

  /// More than any page has.
  private static let mostBytes = 16 << 20

  private static func page() throws(CommandError) -> [UInt8] {
    guard let packed = WebPage.packed else {
      throw CommandError(
        "this build of vibrancy has no page; in its sources run 'scripts/build-page' and build again"
      )
    }
    switch inflate(packed[...], limit: mostBytes, isGzip: true) {
    case .bytes(let page): return page
    case .tooLarge, .damaged: throw CommandError("the page is damaged; build vibrancy again")
    }
  }

  static let about = CommandDescription(
    "Writes the page: drop art in a browser, see and judge it; offline", usage: ["-o FILE.html"],
    examples: [
      ExampleSpec("vibrancy page -o vibrancy.html", "one file; nothing leaves the browser")
    ])
}
