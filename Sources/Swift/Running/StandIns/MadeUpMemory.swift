// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What was made up for code while it ran.
package struct MadeUpMemory {
  /// Values of types, by type and name: the same each time they are asked for.
  var values: [String: SampleValue] = [:]
  /// The instance of a type that code is handed by what is around it, by the type's index.
  var instances: [Int: SampleValue] = [:]
  /// The types of which an instance is being made.
  var open: Set<Int> = []
  /// How deep values are made while others are.
  var depth = 0
  /// Whether any value was made up since this was last unset.
  package var isUsed = false
  /// The texts that values hold which were made up.
  package private(set) var texts: Set<String> = []

  /// The most texts that are kept.
  private static let mostTexts = 2_000

  /// Forgets all values, which another run may make otherwise.
  mutating func reset() { (values, instances) = ([:], [:]) }

  /// Keeps the texts of a value.
  mutating func keepTexts(of value: SampleValue, depth: Int = 0) {
    guard depth < 6, texts.count < Self.mostTexts else { return }
    switch value {
    case .string(let text): texts.insert(text)
    case .array(let parts), .set(let parts):
      for part in parts.prefix(64) { keepTexts(of: part, depth: depth + 1) }
    case .structure(let own):
      for part in own.fields.values { keepTexts(of: part, depth: depth + 1) }
    case .object(let own):
      for part in own.fields.values { keepTexts(of: part, depth: depth + 1) }
    case .void, .nothing, .bool, .integer, .double, .dictionary, .tuple, .range, .enumeration,
      .closure, .function, .type, .keyPath, .implicit, .foundation, .interface, .view, .unknown:
      break
    }
  }
}
