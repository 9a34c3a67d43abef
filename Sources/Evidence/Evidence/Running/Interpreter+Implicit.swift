// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Interpreter {
  /// What `.name(…)` is without a base.
  func implicit(_ name: String, _ arguments: [Passed], at spot: Spot) -> Value {
    if name == "color" || name == "linearGradient" || name == "radialGradient" {
      return .paint(arguments.first?.value.asPaint ?? Paint(alpha: nil))
    }
    return name == "init" || program.hasStaticFunction(named: name)
      ? .implicit(name, arguments, spot) : .member([name], nil)
  }

  /// What `.name(…)` is where a type is expected; `nil` where it has no such function.
  func resolved(
    _ name: String, _ arguments: [Passed], at spot: Spot, as type: TypeName, _ file: Int
  ) -> Value? {
    guard !type.isArray, !type.name.isEmpty else { return nil }
    var frame = Frame(file: file)
    let entry = program.type(type, near: file)
    if name == "init" {
      if let entry { return make(entry, arguments, at: spot) }
      return make(type.last, arguments, at: spot, &frame)
    }
    let found =
      entry.map { program.members(named: name, of: $0, from: file) }
      ?? program.extensionMembers(named: name, of: type.last, from: file)
    let functions = found.filter { $0.declaration.isStatic && $0.declaration.kind == .function }
    guard !functions.isEmpty else { return nil }
    return invoke(.method(functions, on: nil), arguments, at: spot, &frame)
  }
}
