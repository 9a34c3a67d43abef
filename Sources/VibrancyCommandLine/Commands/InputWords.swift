// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// The words that name inputs, gathered from the command line, `@FILE` and `--files-from`.
struct InputWords {
  /// Paths, and `-` where standard input was named.
  private(set) var words: [String] = []
  /// What was passed over, a sentence each.
  private(set) var notes: [String] = []
  private let limits: PNGLimits
  private var usesStandardInput = false

  /// Gathers the words.
  ///
  /// - Throws: A list of names that cannot be read, or standard input asked for twice.
  init(_ options: BatchOptions) throws(CommandError) {
    limits = options.limits
    for word in options.words {
      if word.hasPrefix("@"), word.count > 1, !FileSystem.exists(word) {
        words += try Self.names(inListAt: String(word.dropFirst()), limits: limits)
      } else {
        words.append(word)
      }
    }
    for file in options.filesFrom.value {
      if file == "-" { try takeStandardInput() }
      words += try Self.names(
        inListAt: file == "-" ? nil : file, isNullSeparated: options.endsInNull.value,
        limits: limits)
    }
    passOverSheets()
  }

  /// Leaves out contact sheets of ours beside other inputs: a shell's `*.png` names them as well.
  private mutating func passOverSheets() {
    let others = words.filter { !ContactSheet.isOne(at: $0) }
    guard !others.isEmpty, others.count < words.count else { return }
    notes = words.filter { ContactSheet.isOne(at: $0) }.map {
      "\($0): is a contact sheet of ours and is passed over; name it alone to look at it"
    }
    words = others
  }

  /// The picture that standard input brings.
  ///
  /// - Throws: It cannot be read, or was read already.
  mutating func standardInput() throws(CommandError) -> [UInt8] {
    try takeStandardInput()
    do throws(VibrancyError) {
      return try Input.standardInput(limit: limits.bytes)
    } catch {
      throw CommandError("\(error)")
    }
  }

  private mutating func takeStandardInput() throws(CommandError) {
    guard !usesStandardInput else {
      throw CommandError(
        "standard input cannot be read twice; name a file for --files-from or the input")
    }
    usesStandardInput = true
  }

  private static func names(
    inListAt path: String?, isNullSeparated: Bool = false, limits: PNGLimits
  ) throws(CommandError) -> [String] {
    do throws(VibrancyError) {
      return try Input.names(
        inListAt: path, isNullSeparated: isNullSeparated, limit: limits.bytes)
    } catch {
      throw CommandError("\(error)")
    }
  }
}
