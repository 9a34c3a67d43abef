// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// A property of a view that keeps its value while the view is shown.
package struct StateName: Hashable {
  /// The view's type.
  package var type: Int
  package var name: String
}

/// What code does as views appear, while all that may be shown is covered.
extension Evaluator {
  /// The modifiers whose code runs as the view inside appears, or may.
  package static let appearing: Set<String> = ["onAppear", "task", "onChange"]
  /// The most steps of one piece of it.
  private static let mostAppearingSteps = 20_000

  /// Runs code with so many steps at most.
  ///
  /// - Returns: What it gives, and whether it was stopped.
  package func briefly<Result>(_ count: Int, _ run: () -> Result) -> (Result, isLong: Bool) {
    let limit = stepLimit
    defer { stepLimit = limit }
    stepLimit = min(limit, steps + count)
    let result = run()
    return (result, !hasSteps)
  }

  /// Runs what a modifier is given for when the view inside it appears.
  package func appear(_ name: String, _ arguments: [PassedValue], at spot: Spot) {
    guard isCovering, !interface.isAppearing, Self.appearing.contains(name) else { return }
    if name == "onChange" {
      guard case .bool(true)? = arguments.labelled("initial") else { return }
    }
    guard let action = arguments.last(where: { $0.value.isFunction })?.value else { return }
    interface.isAppearing = true
    _ = briefly(Self.mostAppearingSteps) { call(action, [], at: spot) }
    (interface.isAppearing, thrown) = (false, nil)
  }

  /// Keeps what a state of the view around was set to as a view appears.
  package func keepState(_ name: String, _ scope: Scope) {
    guard interface.isAppearing, case .structure(let own)? = scope.value(of: "self"),
      let value = own.fields[name],
      members(name, of: own.type).first?.declaration.attribute("State") != nil
    else { return }
    interface.appeared[StateName(type: own.type, name: name)] = value
  }

  /// A view with the states that were set as it appeared.
  package func appeared(_ view: SampleValue) -> SampleValue {
    guard !interface.appeared.isEmpty, case .structure(var own) = view else { return view }
    for (state, value) in interface.appeared where state.type == own.type {
      own.fields[state.name] = value
    }
    return .structure(own)
  }
}
