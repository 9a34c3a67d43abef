// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Value {
  /// The most parts of a plain value: lists may hold one list many times over.
  private static let mostParts = 4096

  /// Whether it holds only numbers and the like, known or not, and no more than `mostParts`.
  var isPlain: Bool {
    var (hasUnknown, left) = (false, Self.mostParts)
    return isPlain(noting: &hasUnknown, &left)
  }

  /// Whether it holds only numbers and the like, some of which are not known.
  var isPartlyUnknown: Bool {
    var (hasUnknown, left) = (false, Self.mostParts)
    return isPlain(noting: &hasUnknown, &left) && hasUnknown
  }

  private func isPlain(noting hasUnknown: inout Bool, _ left: inout Int) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    switch self {
    case .unknown:
      hasUnknown = true
      return true
    case .number, .truth, .member, .nothing: return true
    case .either(let values), .list(let values):
      var isPlain = true
      for value in values where isPlain { isPlain = value.isPlain(noting: &hasUnknown, &left) }
      return isPlain
    case .text, .view, .paint, .picture, .closure, .method, .object, .type, .pairs, .implicit,
      .environment, .configuration:
      return false
    }
  }

  /// Whether two plain values are the same; those of too many parts are not.
  func isSame(as other: Value) -> Bool {
    var left = Self.mostParts
    return isSame(as: other, &left)
  }

  private func isSame(as other: Value, _ left: inout Int) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    return switch (self, other) {
    case (.unknown(let own), .unknown(let other)): own == other
    case (.number(let own), .number(let other)): own == other
    case (.truth(let own), .truth(let other)): own == other
    case (.member(let own, let type), .member(let other, let otherType)):
      own == other && type == otherType
    case (.nothing, .nothing): true
    case (.either(let own), .either(let other)), (.list(let own), .list(let other)):
      own.count == other.count && zip(own, other).allSatisfy { $0.isSame(as: $1, &left) }
    case (.unknown, _), (.number, _), (.truth, _), (.member, _), (.nothing, _), (.either, _),
      (.list, _), (.text, _), (.view, _), (.paint, _), (.picture, _), (.closure, _), (.method, _),
      (.object, _), (.type, _), (.pairs, _), (.implicit, _), (.environment, _),
      (.configuration, _):
      false
    }
  }
}
