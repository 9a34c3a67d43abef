// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyAssets
public import VibrancyPNG

/// Why an input could not be rendered or converted, or a result not be written.
public enum VibrancyError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The input could not be read from the disk.
  case unreadable(AssetError)
  /// The input is not a sound PNG, or over a limit.
  case undecodable(path: String, PNGError)
  /// A widget description names what is not there, or cannot be shown.
  case malformed(JSONError)
  /// A helper program could not draw or decode the input: what it says, and what to do.
  case undrawable(path: String, reason: String)
  /// A helper program that reads such inputs is not installed: which, and what to do.
  case unequipped(path: String, reason: String)
  /// The result could not be written.
  case unwritable(path: String, PNGError)

  /// The path it is about.
  public var path: String {
    switch self {
    case .unreadable(let error): error.path
    case .undecodable(let path, _), .unwritable(let path, _): path
    case .undrawable(let path, _), .unequipped(let path, _): path
    case .malformed(let error): error.path
    }
  }

  /// `path: what is wrong, at which byte where known; what to do`, in one line.
  public var description: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .malformed(let error): error.description
    case .undrawable(let path, let reason), .unequipped(let path, let reason):
      "\(path): \(reason)"
    case .undecodable(let path, let error), .unwritable(let path, let error): "\(path): \(error)"
    }
  }
}
