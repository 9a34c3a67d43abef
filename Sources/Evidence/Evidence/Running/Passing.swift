// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// What shows for which parameter an argument is.
struct Passing {
  let label: String?
  let isClosure: Bool

  init(_ label: String?, _ value: Value) {
    self.label = label
    if case .closure = value { isClosure = true } else { isClosure = false }
  }

  init(_ label: String?, _ value: Expression) {
    self.label = label
    if case .closure = value { isClosure = true } else { isClosure = false }
  }

  /// Whether arguments can be those of a function, by their labels.
  static func arguments(_ arguments: [Passing], fit parameters: [Parameter]) -> Bool {
    let labels = arguments.compactMap(\.label)
    guard labels.allSatisfy({ label in parameters.contains { $0.label == label } }) else {
      return false
    }
    // A trailing closure has no label, whatever its parameter's is.
    let trailing = arguments.count { $0.label == nil && $0.isClosure }
    let plain = arguments.count { $0.label == nil && !$0.isClosure }
    let missing = parameters.count { parameter in
      parameter.value == nil && parameter.label.map { !labels.contains($0) } ?? false
    }
    let unlabelled = parameters.filter { $0.label == nil }
    return missing <= trailing && plain <= unlabelled.count
      && unlabelled.count { $0.value == nil } <= plain + trailing
  }
}
