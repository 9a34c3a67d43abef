// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let lineLimit = ModifierWord(
    "lineLimit", on: #"Text("Over the Seven Sisters to Birling Gap")"#,
    example: "lineLimit(2, reservesSpace: true)"
  ) { call in [.environment(call.limit)] }
}

extension ModifierCall {
  fileprivate var limit: EnvironmentChange {
    let reserves = parts["reservesSpace"]?.flag ?? false
    switch parts[0] {
    case .integer(let limit)?: return .lineLimit(max(limit, 1), reservesSpace: reserves)
    case .range(let range)?:
      guard case .integer(let upper)? = range.upper else {
        return .lineLimit(nil, reservesSpace: false)
      }
      return .lineLimit(max(range.isClosed ? upper : upper &- 1, 1), reservesSpace: false)
    case _: return .lineLimit(nil, reservesSpace: false)
    }
  }
}
