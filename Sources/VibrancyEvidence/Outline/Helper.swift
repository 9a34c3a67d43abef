// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A function, property or modifier of the sources that changes how a view takes part.
struct Helper: Sendable {
  /// The parameters: how a call names each, and how the body does.
  var parameters: [Parameter]
  /// The values parameters have by themselves.
  var defaults: [String: ArgumentValue]
  /// What it does to the view.
  var elements: [ChainElement]
  var path: String

  /// What the body's names mean in a call with these arguments.
  func environment(_ arguments: [Argument]) -> [String: ArgumentValue] {
    var values = defaults
    for argument in arguments {
      let parameter = parameters.first { $0.key == argument.key }
      // A modifier's properties are named as its arguments are.
      values[parameter?.name ?? argument.key] = argument.value
    }
    return values
  }
}
