// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// The words that name inputs, gathered from the command line, `@FILE` and `--files-from`.
struct InputWords {
  /// Paths, and `-` where standard input was named.
  private(set) var words: [String] = []
  private let limits: PNGLimits
  private var usesStandardInput = false

  /// Gathers the words.
  ///
  /// - Throws: A list of names that cannot be read, or standard input asked for twice.
  init(_ arguments: Arguments, limits: PNGLimits) throws(CommandError) {
    self.limits = limits
    for word in arguments.positionals {
      if word.hasPrefix("@"), word.count > 1, !FileSystem.exists(word) {
        let list = Input(path: String(word.dropFirst()))
        words += Self.names(try Self.read(list, limits: limits), separator: 10)
      } else {
        words.append(word)
      }
    }
    for file in arguments.list("files-from") {
      let bytes =
        file == "-" ? try standardInput() : try Self.read(Input(path: file), limits: limits)
      words += Self.names(bytes, separator: arguments.flag("null") ? 0 : 10)
    }
  }

  /// All that standard input holds.
  ///
  /// - Throws: It cannot be read, or was read already.
  mutating func standardInput() throws(CommandError) -> [UInt8] {
    guard !usesStandardInput else {
      throw CommandError(
        "standard input cannot be read twice; name a file for --files-from or the input")
    }
    usesStandardInput = true
    return try Self.bytes { () throws(VibrancyError) in
      try Input.standardInput(limit: limits.bytes)
    }
  }

  private static func read(_ input: Input, limits: PNGLimits) throws(CommandError) -> [UInt8] {
    try bytes { () throws(VibrancyError) in try input.bytes(limit: limits.bytes) }
  }

  private static func bytes(
    _ read: () throws(VibrancyError) -> [UInt8]
  ) throws(CommandError) -> [UInt8] {
    do throws(VibrancyError) { return try read() } catch { throw CommandError("\(error)") }
  }

  private static func names(_ bytes: [UInt8], separator: UInt8) -> [String] {
    bytes.split(separator: separator).map { line in
      let trimmed = separator == 10 && line.last == 13 ? line.dropLast() : line
      return String(decoding: trimmed, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}
