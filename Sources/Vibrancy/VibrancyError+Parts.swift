// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG

extension VibrancyError {
  /// What is wrong and what to do, in one line without the path.
  var reason: String {
    switch self {
    case .unreadable(let error): error.reason
    case .malformed(let error): error.reason
    case .undrawable(_, let reason), .unequipped(_, let reason): reason
    case .undecodable(_, let error), .unwritable(_, let error): "\(error)"
    }
  }

  /// The byte at which the input is broken, where known.
  var byteOffset: Int? {
    guard case .undecodable(_, let error) = self else { return nil }
    switch error {
    case .truncated(let byte), .corrupt(_, let byte): return byte
    default: return nil
    }
  }

  /// Whether it is a sound picture for all that is known, of a format that is not read here.
  var isOtherFormat: Bool {
    guard case .undecodable(_, .notPNG(let kind)) = self else { return false }
    switch kind {
    case .webP, .jpegXL, .heic, .avif, .gif, .tiff, .bmp, .icns, .photoshop, .crushedPNG:
      return true
    default: return false
    }
  }

  /// Whether the input may be well, and only a program to read it is missing.
  var isMissingTool: Bool { if case .unequipped = self { true } else { false } }
}
