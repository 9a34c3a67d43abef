// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One `.modifier(…)` of a postfix chain.
struct ChainElement: Sendable, Hashable {
  var name: String
  var arguments: [Argument] = []
  var place: SourcePlace
  /// Whether a runtime condition decides if it is reached.
  var isConditional = false
  /// What its trailing closure does to the view it is given: `.modify { view in view.… }`.
  var closure: [ChainElement] = []

  /// The argument with a label, or the first.
  func value(_ key: String = "#0") -> ArgumentValue? {
    arguments.first { $0.key == key }?.value
  }
}
