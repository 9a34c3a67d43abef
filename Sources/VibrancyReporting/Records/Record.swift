// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One line of a `jsonl` report: its kind and members, checked as they are asked for.
struct Record {
  /// What `kind` says.
  let kind: String
  private let line: Int
  private let members: KeyedDecodingContainer<Key>

  /// The record a line holds; `nil`: it is not JSON, not an object, or has no kind.
  init?(_ bytes: ArraySlice<UInt8>, line: Int) {
    guard let tap = try? JSONDecoder().decode(Tap.self, from: Data(bytes)),
      let kind = try? tap.members.decode(String.self, forKey: "kind")
    else { return nil }
    (self.kind, self.line, members) = (kind, line, tap.members)
  }

  /// A member that must be there.
  func member<Value: Decodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ReportReadingError) -> Value {
    guard let value: Value = try optional(name) else { throw wrong(name) }
    return value
  }

  /// A member that may be left out.
  func optional<Value: Decodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ReportReadingError) -> Value? {
    do {
      return try members.decodeIfPresent(Value.self, forKey: Key(stringValue: name))
    } catch {
      throw wrong(name)
    }
  }

  /// A whole number in a range.
  func count(
    _ name: String, in range: ClosedRange<Int> = 0...Record.most
  ) throws(ReportReadingError) -> Int {
    guard let value = try count(ifPresent: name, in: range) else { throw wrong(name) }
    return value
  }

  /// A whole number in a range that may be left out.
  func count(
    ifPresent name: String, in range: ClosedRange<Int> = 0...Record.most
  ) throws(ReportReadingError) -> Int? {
    guard let value: Int = try optional(name) else { return nil }
    guard range.contains(value) else { throw wrong(name) }
    return value
  }

  /// What is thrown when a member is not as it should be.
  func wrong(_ name: String) -> ReportReadingError {
    .malformed(line: line, problem: .member(name))
  }

  /// The largest count believed: sums of a million of them still fit.
  static let most = 1 << 40

  private struct Tap: Decodable {
    let members: KeyedDecodingContainer<Key>
    init(from decoder: any Decoder) throws {
      members = try decoder.container(keyedBy: Key.self)
    }
  }

  private struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
    init(stringLiteral value: String) { stringValue = value }
  }
}
