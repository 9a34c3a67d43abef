// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyCommandLine

/// The tool's parser, where only `art.png` exists.
enum Parsing {
  static func request(words: [String]) throws(UsageError) -> Request {
    try CommandLineParser(
      table: CommandLineTool.table, pathExists: { $0 == "art.png" || $0 == "logo@3x.png" }
    )
    .request(for: words)
  }

  /// Words are what lies between spaces; `''` is an empty one.
  static func request(_ line: String) throws(UsageError) -> Request {
    try request(words: line.split(separator: " ").map { $0 == "''" ? "" : String($0) })
  }
}
