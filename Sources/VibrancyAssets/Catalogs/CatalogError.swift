// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyJSON

/// Why a part of a catalog could not be read.
public enum CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The disk would not give it.
  case unreadable(AssetError)
  /// Its `Contents.json` is broken, or names what it must not.
  case malformed(JSONError)

  /// The file or folder.
  public var path: String {
    switch self {
    case .unreadable(let error): error.path
    case .malformed(let error): error.path
    }
  }

  /// What is wrong and what to do, without the path.
  public var reason: String {
    switch self {
    case .unreadable(let error): error.reason
    case .malformed(let error): error.reason
    }
  }

  /// What is wrong with the file, where it is broken; empty if the disk would not give it.
  public var mistakes: [JSONMistake] {
    switch self {
    case .unreadable: []
    case .malformed(let error): error.mistakes
    }
  }

  /// Where it is broken; `nil` if the disk would not give it.
  public var position: JSONPosition? { mistakes.first?.position }

  /// `path: what is wrong; what to do`, with line and column where there are some; a line a mistake.
  public var lines: [String] {
    switch self {
    case .unreadable(let error): [error.description]
    case .malformed(let error): error.lines
    }
  }

  /// `path: what is wrong; what to do`, with line and column where there are some.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .malformed(let error): error.description
    }
  }
}
