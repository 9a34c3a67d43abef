// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyPages
internal import VibrancySystem

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

  /// The page for browsers.
  ///
  /// - Throws: A sentence where this build has none.
  fileprivate static func page() throws(CommandError) -> [UInt8] {
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

extension LiveArt {
  /// A page's art, none as yet, with what draws it.
  ///
  /// - Throws: A sentence where this build has no page.
  init(look: [String: String] = [:]) throws(CommandError) {
    guard let engine = PageEngine(of: String(decoding: try PageCommand.page(), as: UTF8.self))
    else { throw CommandError("the page is damaged; build vibrancy again") }
    self.init(engine, look: look)
  }

  /// Takes a picture's file. One that cannot be read or has no room is left out: the page shows of it
  /// what the command drew.
  mutating func add(contentsOf path: String, scale: Int) {
    guard let png = try? FileBytes.all(of: path, limit: Self.mostBytes), !png.isEmpty else {
      return
    }
    _ = add(path, scale: scale, png: png)
  }
}
