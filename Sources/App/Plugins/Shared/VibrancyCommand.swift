// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The command that a plugin runs. Each plugin has a link to this file: a plugin cannot import.
struct VibrancyCommand {
  /// Where it is.
  let url: URL

  /// The installed command, which is ready and fast: the one that the variable `VIBRANCY_TOOL` names,
  /// else the first on the `PATH` or where Homebrew puts it. `VIBRANCY_TOOL=build` has the package's
  /// own built, unoptimised in a debug build.
  ///
  /// - Parameter built: Where SwiftPM built it.
  init(built: () throws -> URL) throws {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["VIBRANCY_TOOL"] ?? ""
    if named == "build" {
      url = try built()
    } else if !named.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: named) else {
        throw Refusal("VIBRANCY_TOOL: '\(named)' is not a program; name the installed vibrancy")
      }
      url = URL(filePath: named)
    } else {
      // Xcode's `PATH` lacks the last two.
      let folders =
        (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        + ["/opt/homebrew/bin", "/usr/local/bin"]
      let paths = folders.map { $0 + "/vibrancy" }
      guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
        throw Refusal(
          "vibrancy is not installed; install it, or set VIBRANCY_TOOL=build to build it")
      }
      url = URL(filePath: path)
    }
  }

  /// Runs it in a folder and waits for its end.
  ///
  /// - Throws: `Refusal` unless it ends with 0; what was wrong it has said by itself.
  func run(_ words: [String], in folder: URL) throws {
    let process = Process()
    (process.executableURL, process.arguments) = (url, words)
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Refusal("vibrancy was ended by a signal")
    }
    switch process.terminationStatus {
    case 0: return
    case 1: throw Refusal("vibrancy has findings")
    case let status: throw Refusal("vibrancy ended with status \(status)")
    }
  }

  /// The words of a user, and the package's own folder if none of them is a path.
  static func words(_ typed: [String], in folder: URL) -> [String] {
    let hasPath = typed.contains { word in
      word == "-" || word.hasPrefix("@")
        || FileManager.default.fileExists(atPath: URL(filePath: word, relativeTo: folder).path)
    }
    return hasPath ? typed : typed + ["."]
  }
}

/// What ends a plugin: one line.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
