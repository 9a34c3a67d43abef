// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What an argument says, as far as it can be read.
indirect enum ArgumentValue: Sendable, Hashable {
  /// `.fullColor`.
  case member(String)
  /// `Color.white`, `mode`, `self.mode`.
  case path([String])
  case bool(Bool)
  /// `nil`.
  case nothing
  /// A color written in numbers, as `#RRGGBB`.
  case color(String)
  /// `Modifier(…)`.
  case call(String, [Argument])
  case other

  /// The value with a helper's parameters filled in.
  func resolved(in values: [String: ArgumentValue]) -> ArgumentValue {
    guard case .path(let names) = self else { return self }
    guard let name = names.first == "self" ? names.dropFirst().first : names.first,
      names.count == (names.first == "self" ? 2 : 1)
    else { return self }
    return values[name] ?? self
  }
}
