// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

extension StandIns {
  /// A value whose unknown parts are stood in for.
  func filled(_ value: SampleValue, depth: Int = 0) -> SampleValue {
    guard depth < 8 else { return value }
    switch value {
    case .structure(var structure):
      structure.fields = filled(structure.fields, of: structure.type, depth)
      return .structure(structure)
    case .object(let object):
      object.fields = filled(object.fields, of: object.type, depth)
      return value
    case .array(let values): return .array(values.map { filled($0, depth: depth + 1) })
    case .interface(.system(.activityContext(let attributes, let state))):
      return .interface(
        .system(
          .activityContext(
            attributes: filled(attributes, depth: depth + 1),
            state: filled(state, depth: depth + 1))))
    case .void, .nothing, .bool, .integer, .double, .string, .set, .dictionary, .tuple, .range,
      .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation, .interface,
      .view, .unknown:
      return value
    }
  }

  private func filled(
    _ fields: [String: SampleValue], of type: Int, _ depth: Int
  ) -> [String: SampleValue] {
    var fields = fields
    for member in evaluator.program.types[type].stored {
      let name = member.declaration.name
      switch fields[name] {
      case .unknown?, nil:
        // One with a value of its own that was not run is no different.
        guard let wanted = member.declaration.type, !wanted.isFunction else { continue }
        if let range = member.declaration.attribute("Parameter"),
          let own = parameterDefault(member, range)
        {
          fields[name] = own
        } else if fields[name] != nil || !wanted.isOptional {
          fields[name] = value(
            of: wanted, named: name, near: member.file, in: evaluator.program.types[type].name,
            depth: depth + 1)
        }
      case .some(let known): fields[name] = filled(known, depth: depth + 1)
      }
    }
    return fields
  }

  /// `@Parameter(title: "…", default: 3)`: what the user sees before choosing.
  func parameterDefault(_ member: Program.Member, _ range: Range<Int>) -> SampleValue? {
    var parser = ExpressionParser(evaluator.program.sources[member.file], range)
    guard let value = parser.arguments(range).first(where: { $0.label == "default" }) else {
      return nil
    }
    let found = evaluator.value(
      of: value.value, at: Spot(file: member.file, token: range.lowerBound))
    guard case .implicit(let name, nil, _) = found else { return found }
    guard let type = member.declaration.type,
      let index = evaluator.program.type(type, near: member.file)
    else { return found }
    return .enumeration(EnumerationValue(type: index, name: name))
  }
}
