// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a rule, as `vibrancy rules` lists it.
///
/// Each rule declares its own in its file. A report of another version may name rules that this one
/// does not have.
public struct RuleID: RawRepresentable, Sendable, Hashable {
  /// Lower-case, hyphenated, permanent.
  public let rawValue: String

  /// The id that is written so, whether or not there is such a rule.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension RuleID: ExpressibleByStringLiteral {
  /// The id that is written so.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension RuleID: CustomStringConvertible {
  /// The id as it is written.
  public var description: String { rawValue }
}

extension RuleID: Comparable {
  /// By UTF-8 bytes.
  public static func < (a: RuleID, b: RuleID) -> Bool {
    a.rawValue.utf8.lexicographicallyPrecedes(b.rawValue.utf8)
  }
}
