// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyJSON
internal import VibrancyVocabulary

/// Something in a catalog that is probably not meant so; the set is used without it.
public struct CatalogWarning: Sendable, Hashable, CustomStringConvertible {
  /// What it is.
  public enum Problem: Sendable, Hashable {
    /// A slot names a file that is not there.
    case missingFile(String)
    /// A slot names something that is no file.
    case notAFile(String)
    /// A slot states a scale that no device has.
    case unknownScale(String)
    /// A slot states a look that nobody here knows; it is never looked up.
    case unknownAppearance(String)
  }

  /// The `Contents.json`, as the user knows it.
  public let path: String
  /// Where it says so.
  public let position: JSONPosition
  /// What it is.
  public let problem: Problem

  /// What is wrong, and what to do.
  public var reason: String {
    switch problem {
    case .missingFile(let name): "'\(VisibleText.short(name))' is missing; add it or empty the slot"
    case .notAFile(let name): "'\(VisibleText.short(name))' is no file; put one there"
    case .unknownScale(let text): "'\(VisibleText.short(text))' is no scale; write 1x, 2x or 3x"
    case .unknownAppearance(let text):
      "the appearance '\(VisibleText.short(text))' is unknown; its slot is not used, check it"
    }
  }

  /// `path:line:column: reason`.
  public var description: String { "\(path):\(position): \(reason)" }
}
