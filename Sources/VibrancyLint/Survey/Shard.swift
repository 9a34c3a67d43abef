// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPreviews

/// A part of the work: the units of which the hash falls on it.
///
/// The parts of one count hold each path exactly once, on every machine.
public struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// The most parts.
  public static let mostParts = 1_048_576

  /// Which part, from 1 to `count`.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// A part.
  ///
  /// - Throws: `ShardError` unless `1 ≤ index ≤ count ≤ mostParts`.
  public init(index: Int, count: Int) throws(ShardError) {
    guard (1...Self.mostParts).contains(count) else { throw .badCount(count) }
    guard (1...count).contains(index) else { throw .badIndex(index, count: count) }
    (self.index, self.count) = (index, count)
  }

  /// A part as `--shard` takes it: `2/5`.
  ///
  /// - Throws: `ShardError`.
  public init(_ text: String) throws(ShardError) {
    let sides = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard sides.count == 2, let index = Self.number(sides[0]), let count = Self.number(sides[1])
    else { throw .malformed(text) }
    try self.init(index: index, count: count)
  }

  /// Whether a unit is of this part: FNV-1a of 64 bits of the path's UTF-8, modulo `count`.
  ///
  /// - Parameter path: Relative to the working directory, with `/`, as reports print it: `a/b.png`,
  ///   not `./a/b.png`.
  public func contains(_ path: String) -> Bool {
    ContentHash(Array(path.utf8)).value % UInt64(count) == UInt64(index - 1)
  }

  /// `2/5`.
  public var description: String { "\(index)/\(count)" }

  /// Digits alone: `Int` would take a sign, too.
  private static func number(_ digits: Substring.UTF8View) -> Int? {
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber ? Int(Substring(digits)) : nil
  }
}
