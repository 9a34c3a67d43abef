// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// `view.name(…)`: a view with a modifier. One that is not understood leaves the view as it is, and is
  /// listed.
  func modifying(
    _ view: ViewValue, _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue {
    // A modifier of no view has nothing to be on; but for what is said of the whole widget.
    if case .empty = view, name != "containerBackground" { return .view(view) }
    let arguments = numbered(arguments)
    switch view {
    case .text(let text):
      if let changed = textCall(name, on: text, arguments, at: spot) {
        return .view(.text(changed))
      }
    case .image(let image):
      if let changed = imageCall(name, on: image, arguments) { return .view(.image(changed)) }
    case .shape(let shape):
      if let changed = shapeCall(name, on: shape, arguments, at: spot) { return changed }
    case .empty, .group, .own, .system, .modified, .unknown: break
    }
    if code.isCovering, Evaluator.appearing.contains(name) {
      return .view(.modified(view, name, arguments, spot))
    }
    switch SwiftUIModifier(named: name) {
    case .word, .style, .preview: return .view(.modified(view, name, arguments, spot))
    case .still: return .view(view)
    case .undrawn: code.note(Gap(spot: spot, name: name))
    case nil:
      if let applied = applied(name, arguments, to: view, at: spot) { return applied }
      // `reverseMask { … }` and its like, of a module that is not at hand: nothing lies on what is left.
      if code.isCovering, name.hasSuffix("Mask") {
        return .view(.modified(view, "mask", [PassedValue(nil, .view(.empty))], spot))
      }
      code.note(Gap(spot: spot, name: name))
      code.interface.keep(notFollowed: Gap(spot: spot, name: name))
    }
    return .view(view)
  }
}
