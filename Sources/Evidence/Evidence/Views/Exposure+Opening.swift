// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

extension Exposure {
  /// The most views or modifiers of one type inside of each other, and of those made at one place.
  private static let (mostOfType, mostAtPlace) = (8, 3)

  /// Runs a part of what an instance shows; `nil` if it is inside of itself: a view that shows itself
  /// again at the same call shows nothing new, unless it holds others.
  private mutating func opening(
    _ instance: Instance, _ most: Int, _ run: (inout Exposure) -> Summary
  ) -> Summary? {
    let own = Instance.Identity(type: instance.type, spot: instance.spot)
    let type = Instance.Identity(type: instance.type, spot: nil)
    guard opened[own, default: 0] < most, opened[type, default: 0] < Self.mostOfType else {
      return nil
    }
    opened[own, default: 0] += 1
    opened[type, default: 0] += 1
    defer {
      opened[own, default: 1] -= 1
      opened[type, default: 1] -= 1
    }
    return run(&self)
  }

  /// Opens a view of the sources' own.
  mutating func open(_ instance: Instance, _ outer: Surroundings) -> Summary {
    let program = interpreter.program
    guard let body = program.members(named: "body", of: instance.type).first else {
      if program.type(instance.type, isOneOf: ["Shape", "InsettableShape"]) {
        return show(.shape(nil, isStroke: false), instance.spot, outer)
      }
      miss(program.types[instance.type].name, instance.spot, outer)
      return Summary()
    }
    var around = outer
    around.way.append(instance.spot)
    return opening(instance, instance.holdsViews ? Self.mostAtPlace : 1) { exposure in
      exposure.visit(
        exposure.interpreter.tree(of: exposure.interpreter.read(body, own: .object(instance))),
        around)
    } ?? Summary()
  }

  /// Applies a `ViewModifier` of the sources' own.
  mutating func apply(
    _ modifier: Value, to inner: ViewTree, _ spot: Spot, _ around: Surroundings
  ) -> Summary {
    guard case .object(let instance) = modifier,
      let body = interpreter.program.members(named: "body", of: instance.type).first(where: {
        $0.declaration.kind == .function
      })
    else {
      miss(modifier.gap?.name ?? "modifier", spot, around)
      return visit(inner, around)
    }
    let content = [Passed(label: "content", value: .view(inner))]
    return opening(instance, Self.mostAtPlace) { exposure in
      exposure.visit(
        exposure.interpreter.tree(
          of: exposure.interpreter.run(body, on: modifier, content, at: spot, isHelper: true)),
        around)
    } ?? visit(inner, around)
  }

  /// Opens a control, whose style may be the sources' own.
  mutating func open(
    _ kind: String, _ label: ViewTree, _ spot: Spot, _ around: Surroundings
  ) -> Summary {
    guard case .object(let style)? = interpreter.environment["style " + kind],
      let body = interpreter.program.members(named: "makeBody", of: style.type).first
    else { return visit(label, around) }
    var configuration = Instance(type: 0, spot: spot)
    configuration.fields["label"] = .view(label)
    configuration.fields["currentValueLabel"] = .view(.empty)
    let argument = [Passed(label: "configuration", value: .object(configuration))]
    let tree = interpreter.tree(
      of: interpreter.run(body, on: .object(style), argument, at: spot))
    // A style that makes the same control again does not style that one.
    return visit(tree, around, "style " + kind, .nothing)
  }
}
