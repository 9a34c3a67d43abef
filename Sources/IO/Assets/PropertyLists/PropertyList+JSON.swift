// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

extension PropertyList {
  /// The same values as a text of JSON: dictionaries are objects, their members by key.
  package var json: [UInt8] { Array(JSONText.of(value).utf8) }

  private var value: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .truth(let truth): .flag(truth)
    case .array(let elements): .list(elements.map(\.value))
    case .dictionary(let pairs):
      .object(pairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value.value) })
    }
  }
}
