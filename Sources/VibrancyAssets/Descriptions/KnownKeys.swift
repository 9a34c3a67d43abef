// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An object of a description: any key that is not one of `Key` is an error.
struct KnownKeys<Key: CodingKey & CaseIterable> {
  private let container: KeyedDecodingContainer<Key>

  /// - Throws: `JSONFault` at the first unknown key by name, with the nearest known one.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
    let known = Key.allCases.map(\.stringValue)
    let found = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = found.filter({ !known.contains($0) }).min() {
      throw JSONFault(
        .key, at: decoder.codingPath + [AnyKey(unknown)],
        "is no known key; " + remedy(for: unknown, among: known.filter { $0 != "$schema" }))
    }
  }

  /// The value of a key; `nil` only if the key is absent: `null` is an error.
  func optional<Value: Decodable>(
    _ key: Key, as type: Value.Type = Value.self
  ) throws -> Value? {
    container.contains(key) ? try container.decode(type, forKey: key) : nil
  }

  /// The value of a key that has to be there.
  func required<Value: Decodable>(_ key: Key) throws -> Value {
    try container.decode(Value.self, forKey: key)
  }

  /// The elements of a key that has to be there and not be empty.
  func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    let elements: [Element] = try required(key)
    if elements.isEmpty { throw fault(key, "is empty; name at least one") }
    return elements
  }

  /// A number of a key, if there.
  ///
  /// - Throws: `JSONFault` with `advice` if the number is not finite or not in `range`.
  func number(
    _ key: Key, in range: ClosedRange<Double>, advice: String
  ) throws -> Double? {
    guard let number = try optional(key, as: Double.self) else { return nil }
    guard range.contains(number) else { throw fault(key, "is \(number); \(advice)") }
    return number
  }

  /// A fault of a key's value.
  func fault(_ key: Key, _ reason: String) -> JSONFault {
    JSONFault(.value, at: container.codingPath + [key], reason)
  }
}
