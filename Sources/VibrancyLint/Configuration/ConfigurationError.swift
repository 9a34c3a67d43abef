// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyAssets
public import VibrancyJSON

/// Why a configuration cannot be used.
public enum ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It cannot be read from the disk.
  case unreadable(AssetError)
  /// All that is wrong with it.
  case malformed(JSONError)
  /// Two inputs lie under two configurations.
  case several(String, String)

  /// What is wrong, a line each; an editor finds each place.
  public var lines: [String] {
    switch self {
    case .unreadable(let error):
      switch error.problem {
      // What is said of pictures elsewhere does not fit here.
      case .folder, .special: ["\(error.path): is no file; write a configuration in its place"]
      default: [error.description]
      }
    case .malformed(let error): error.lines
    case .several(let first, let second):
      [
        "\(second): another configuration than \(first), which holds for other inputs; name one "
          + "with --config, or lint them one after the other"
      ]
    }
  }

  /// One line: the first thing that is wrong, and how many more there are.
  public var description: String {
    let lines = lines
    return lines[0] + (lines.count > 1 ? " (and \(lines.count - 1) more)" : "")
  }
}
