// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
package import VibrancySystem
package import VibrancyVocabulary

/// Why a part of a catalog could not be read.
package enum CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The disk would not give it.
  case unreadable(FileError)
  /// Its `Contents.json` is broken, or names what it must not.
  case malformed(JSONError)

  /// The file or folder.
  package var path: String {
    switch self {
    case .unreadable(let error): error.path
    case .malformed(let error): error.path
    }
  }

  /// What is wrong and what to do, without the path.
  package var fault: FileFault {
    switch self {
    case .unreadable(let error): error.fault
    case .malformed(let error): error.fault
    }
  }

  /// The same as a sentence.
  package var reason: String { "\(fault)" }

  /// What is wrong with the file, where it is broken; empty if the disk would not give it.
  package var mistakes: [JSONMistake] {
    switch self {
    case .unreadable: []
    case .malformed(let error): error.mistakes
    }
  }

  /// Where it is broken; `nil` if the disk would not give it.
  package var position: JSONPosition? { mistakes.first?.position }

  /// `path: what is wrong; what to do`, with line and column where there are some; a line a mistake.
  package var lines: [String] {
    switch self {
    case .unreadable(let error): [error.description]
    case .malformed(let error): error.lines
    }
  }

  /// `path: what is wrong; what to do`, with line and column where there are some.
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .malformed(let error): error.description
    }
  }
}

/// Something in a catalog that is probably not meant so; the set is used without it.
package struct CatalogWarning: Sendable, Hashable, CustomStringConvertible {
  /// What it is.
  package enum Problem: Sendable, Hashable {
    /// A slot names a file that is not there.
    case missingFile(String)
    /// A slot names a file whose stored name has other capitals.
    case otherCase(String, stored: String)
    /// A slot names something that is not a file.
    case notAFile(String)
    /// A slot states a scale that no device has.
    case unknownScale(String)
    /// A slot states a look that is unknown; it is never looked up.
    case unknownAppearance(String)
  }

  /// The `Contents.json`, as the user knows it.
  package let path: String
  /// Where it says so.
  package let position: JSONPosition
  /// What it is.
  package let problem: Problem

  /// What is wrong, and what to do.
  package var reason: String {
    switch problem {
    case .missingFile(let name): "'\(VisibleText.short(name))' is missing; add it or empty the slot"
    case .otherCase(let name, let stored):
      "'\(VisibleText.short(name))' is stored as '\(VisibleText.short(stored))', which only "
        + "case-insensitive volumes find; write the stored name"
    case .notAFile(let name): "'\(VisibleText.short(name))' is not a file; put one there"
    case .unknownScale(let text): "'\(VisibleText.short(text))' is not a scale; write 1x, 2x or 3x"
    case .unknownAppearance(let text):
      "the appearance '\(VisibleText.short(text))' is unknown; its slot is not used, check it"
    }
  }

  /// `path:line:column: reason`.
  package var description: String { "\(path):\(position): \(reason)" }
}
