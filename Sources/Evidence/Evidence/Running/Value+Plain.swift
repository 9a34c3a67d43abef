// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Value {
  /// Whether it holds only numbers and the like, known or not.
  var isPlain: Bool {
    var hasUnknown = false
    return isPlain(noting: &hasUnknown)
  }

  /// Whether it holds only numbers and the like, some of which are not known.
  var isPartlyUnknown: Bool {
    var hasUnknown = false
    return isPlain(noting: &hasUnknown) && hasUnknown
  }

  private func isPlain(noting hasUnknown: inout Bool) -> Bool {
    switch self {
    case .unknown:
      hasUnknown = true
      return true
    case .number, .truth, .member, .nothing: return true
    case .either(let values), .list(let values):
      var isPlain = true
      for value in values where isPlain { isPlain = value.isPlain(noting: &hasUnknown) }
      return isPlain
    case .text, .view, .paint, .picture, .closure, .method, .object, .type, .pairs, .implicit,
      .environment, .configuration:
      return false
    }
  }

  /// Whether two plain values are the same.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.unknown(let own), .unknown(let other)): own == other
    case (.number(let own), .number(let other)): own == other
    case (.truth(let own), .truth(let other)): own == other
    case (.member(let own, let type), .member(let other, let otherType)):
      own == other && type == otherType
    case (.nothing, .nothing): true
    case (.either(let own), .either(let other)), (.list(let own), .list(let other)):
      own.count == other.count && zip(own, other).allSatisfy { $0.isSame(as: $1) }
    case (.unknown, _), (.number, _), (.truth, _), (.member, _), (.nothing, _), (.either, _),
      (.list, _), (.text, _), (.view, _), (.paint, _), (.picture, _), (.closure, _), (.method, _),
      (.object, _), (.type, _), (.pairs, _), (.implicit, _), (.environment, _),
      (.configuration, _):
      false
    }
  }
}
