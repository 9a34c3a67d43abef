// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// What a modifier of another module makes of a view by a closure that takes it: `.if(condition) { $0.… }`,
  /// `.modify { … }`, `.configure { $0.… }`; `nil`: it is none of these.
  ///
  /// By its name alone, since its own code is not at hand.
  func applied(
    _ name: String, _ arguments: [PassedValue], to view: ViewValue, at spot: Spot
  ) -> SampleValue? {
    let closures = arguments.filter { code.isFunction($0.value) }.map(\.value)
    guard let first = closures.first, Self.appliers.contains(name.lowercased()) else { return nil }
    if let condition = arguments.first?.value, arguments.count > 1 {
      switch code.operations.truth(condition) {
      case true?: break
      case false?:
        return closures.count > 1 ? shown(closures[1], view, at: spot) : .view(view)
      case nil: code.assumed(spot)
      }
    }
    return shown(first, view, at: spot)
  }

  private func shown(_ closure: SampleValue, _ view: ViewValue, at spot: Spot) -> SampleValue {
    let views = code.views(of: closure, [PassedValue(nil, .view(view))], at: spot)
    return .view(views.count == 1 ? views[0] : .group(views))
  }

  private static let appliers: Set<String> = [
    "if", "modify", "apply", "transform", "conditional", "then", "configure",
  ]
}
