// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What an expression that names an asset comes to.
struct NameResolution: Sendable {
  var names: [FoundName] = []
  var flows: [NameFlow] = []
  /// Whether it may be another name too.
  var isComputed = false

  /// More names than this are no answer to the question which one it is.
  private static let mostNames = 256

  static let computed = NameResolution(isComputed: true)

  mutating func join(_ other: NameResolution) {
    if names.count + other.names.count > Self.mostNames {
      isComputed = true
    } else {
      names += other.names.filter { !names.contains($0) }
    }
    flows += other.flows.filter { !flows.contains($0) }
    isComputed = isComputed || other.isComputed
  }
}
