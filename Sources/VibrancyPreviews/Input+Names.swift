// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG

extension Input {
  /// The names in a list of inputs: one a line, or with zero bytes between them.
  ///
  /// A list has at most 32 MiB and 262 144 names of at most 8192 bytes.
  ///
  /// - Parameters:
  ///   - path: The list's file; `nil` for standard input.
  ///   - isNullSeparated: Whether zero bytes separate names instead of line ends.
  ///   - limit: The most bytes accepted, if they are fewer.
  /// - Throws: `VibrancyError`: it cannot be read, or is over a limit.
  public static func names(
    inListAt path: String?, isNullSeparated: Bool, limit: Int
  ) throws(VibrancyError) -> [String] {
    let name = path ?? "standard input"
    do throws(AssetError) {
      let file = try path.map { path throws(AssetError) in try FileBytes(path: path) }
      return try NameList(
        file ?? FileBytes(standardInputAs: name), path: name, separator: isNullSeparated ? 0 : 10,
        limit: min(limit, NameList.mostBytes)
      ).names
    } catch {
      // The lower limit is one that an option sets.
      if error.problem == .tooLarge(limit: limit) {
        throw .undecodable(path: name, .tooManyBytes(limit: limit))
      }
      throw .unreadable(error)
    }
  }
}
