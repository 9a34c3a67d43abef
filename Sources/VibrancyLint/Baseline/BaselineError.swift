// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyAssets
public import VibrancyJSON

/// Why a baseline cannot be used.
public enum BaselineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It cannot be read from the disk.
  case unreadable(AssetError)
  /// It is of a format that this version does not read.
  case otherSchema(JSONError)
  /// It was judged by another model.
  case otherModel(JSONError)
  /// It is cut, was edited wrongly, or is none: all that is wrong.
  case malformed(JSONError)

  /// What is wrong, a line each; an editor finds each place.
  public var lines: [String] {
    switch self {
    case .unreadable(let error):
      switch error.problem {
      // What is said of pictures elsewhere does not fit here.
      case .folder, .special: ["\(error.path): is no file; name a baseline"]
      case .missing:
        ["\(error.path): there is no such baseline; write one with --write-baseline"]
      default: [error.description]
      }
    case .otherSchema(let error), .otherModel(let error), .malformed(let error): error.lines
    }
  }

  /// One line: the first thing that is wrong, and how many more there are.
  public var description: String {
    let lines = lines
    return lines[0] + (lines.count > 1 ? " (and \(lines.count - 1) more)" : "")
  }
}
