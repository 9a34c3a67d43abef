// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A key of any name.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue name: String) { stringValue = name }
  init?(intValue: Int) { nil }
}
