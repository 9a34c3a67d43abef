// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyJSON
package import VibrancyPNG
package import VibrancySystem
package import VibrancyVocabulary

/// An error: an input that could not be rendered or converted, or a result that could not be
/// written.
public struct VibrancyError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Whose fault it is.
  public enum Kind: Sendable, Hashable {
    /// The input could not be read from the disk.
    case unreadable
    /// The input is not a sound picture of its format, or over a limit.
    case undecodable
    /// A widget description names what is not there, or cannot be shown.
    case malformed
    /// The input may be sound, and is of a kind that is not read here.
    case unsupported
    /// A helper program could not draw or decode the input.
    case undrawable
    /// A helper program that reads such inputs is not installed.
    case unequipped
    /// The result could not be written.
    case unwritable
  }

  /// The cause of the error.
  package enum Cause: Sendable, Hashable {
    /// The system could not read a file.
    case unreadable(FileError)
    /// A PNG is broken.
    case undecodable(path: String, PNGError)
    /// A widget description is broken.
    case malformed(JSONError)
    /// A file may be sound, but a part of it is not supported.
    case unsupported(path: String, FileFault)
    /// A helper program could not draw a file.
    case undrawable(path: String, FileFault)
    /// A helper program is missing.
    case unequipped(path: String, FileFault)
    /// A PNG could not be written.
    case unwritable(path: String, PNGError)
  }

  /// The cause of the error.
  package let cause: Cause

  package init(_ cause: Cause) { self.cause = cause }

  /// An error that a search found.
  init(found error: CatalogError) {
    cause =
      switch error {
      case .unreadable(let error): .unreadable(error)
      case .malformed(let error): .malformed(error)
      }
  }

  /// Whose fault it is.
  public var kind: Kind {
    switch cause {
    case .unreadable: .unreadable
    case .undecodable: .undecodable
    case .malformed: .malformed
    case .unsupported: .unsupported
    case .undrawable: .undrawable
    case .unequipped: .unequipped
    case .unwritable: .unwritable
    }
  }

  /// `true` if it will be so as long as the bytes of the file are the same.
  package var isOfTheBytes: Bool {
    if case .unsupported = cause { return true }
    guard case .undecodable(_, let error) = cause else { return false }
    switch error {
    case .source, .destination, .outOfMemory: return false
    case .empty, .notPNG, .truncated, .corrupt, .tooLarge, .sideTooLong, .interlacedTooLarge,
      .turnedTooLarge,
      .tooManyBytes:
      return true
    }
  }

  /// The path it is about.
  public var path: String {
    switch cause {
    case .unreadable(let error): error.path
    case .malformed(let error): error.path
    case .undecodable(let path, _), .unwritable(let path, _): path
    case .unsupported(let path, _), .undrawable(let path, _), .unequipped(let path, _): path
    }
  }

  /// The fault of the file, its place and the fix.
  package var fault: FileFault {
    switch cause {
    case .unreadable(let error): error.fault
    case .malformed(let error): error.fault
    case .unsupported(_, let fault), .undrawable(_, let fault), .unequipped(_, let fault): fault
    case .undecodable(_, let error), .unwritable(_, let error): error.fault
    }
  }

  /// The fault and the fix, in one line without the path.
  public var reason: String { "\(fault)" }

  /// `path: what is wrong, at which byte where known; what to do`, in one line.
  public var description: String {
    switch cause {
    case .unreadable(let error): "\(error)"
    case .malformed(let error): error.description
    case .undecodable, .unsupported, .undrawable, .unequipped, .unwritable: "\(path): \(reason)"
    }
  }

  /// The byte at which the input is broken, where known.
  public var byteOffset: Int? { fault.byte }

  /// `true` if there is no such file.
  package var isMissingFile: Bool {
    if case .unreadable(let error) = cause { error.problem == .missing } else { false }
  }

  /// `true` if it is a sound picture for all that is known, of a format that is not read here.
  package var isOtherFormat: Bool {
    if case .unsupported = cause { return true }
    guard case .undecodable(_, .notPNG(let kind)) = cause else { return false }
    return kind.isOtherPicture
  }

  /// `true` if its name says that it is a PNG, which it is not.
  package var isMisnamed: Bool {
    guard case .undecodable(let path, .notPNG) = cause else { return false }
    return path.lowercased().hasSuffix(".png")
  }
}

extension VibrancyError {
  package static func unreadable(_ error: FileError) -> Self { Self(.unreadable(error)) }

  package static func malformed(_ error: JSONError) -> Self { Self(.malformed(error)) }

  package static func undecodable(path: String, _ error: PNGError) -> Self {
    Self(.undecodable(path: path, error))
  }

  package static func unwritable(path: String, _ error: PNGError) -> Self {
    Self(.unwritable(path: path, error))
  }

  package static func unsupported(path: String, _ fault: FileFault) -> Self {
    Self(.unsupported(path: path, fault))
  }

  package static func undrawable(path: String, _ fault: FileFault) -> Self {
    Self(.undrawable(path: path, fault))
  }

  package static func unequipped(path: String, _ fault: FileFault) -> Self {
    Self(.unequipped(path: path, fault))
  }
}
