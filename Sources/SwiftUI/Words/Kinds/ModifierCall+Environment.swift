// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTypography

extension ModifierCall {
  /// `environment(\.key, value)`: what code inside reads, and what it changes of views.
  func set(_ key: String, _ value: SampleValue) -> [Modifier] {
    let own = code.program.extensionMembers(named: key, of: "EnvironmentValues", from: nil)
      .first { $0.declaration.kind == .property }
    code.environment.values[key] =
      own.map {
        code.operations.converted(value, to: $0.declaration.type, file: $0.file, owner: $0.owner)
      } ?? value
    return change(key, value).map { [.environment($0)] } ?? []
  }

  private func change(_ key: String, _ value: SampleValue) -> EnvironmentChange? {
    switch key {
    case "colorScheme":
      guard let name = value.word else { return nil }
      code.environment.isDark = name == "dark"
      return .colorScheme(name == "dark" ? .dark : .light)
    case "layoutDirection":
      return .layoutDirection(value.word == "rightToLeft" ? .rightToLeft : .leftToRight)
    case "dynamicTypeSize", "sizeCategory":
      return value.word.flatMap { SystemWords.typeSize($0) }.map { .typeSize($0) }
    case "font":
      code.environment.font = ui.font(value)
      return .font(ui.font(value))
    case "lineLimit":
      if case .integer(let limit) = value { return .lineLimit(limit, reservesSpace: false) }
      return nil
    case "redactionReasons": return LayoutEnvironment.Redaction(value).map { .redaction($0) }
    case "minimumScaleFactor": return .minimumScaleFactor(value.number ?? 1)
    case "multilineTextAlignment": return .multilineTextAlignment(TextOptions.Alignment(value))
    case _: return nil
    }
  }

  /// An object of the sources that code inside asks for by its type.
  func setObject(_ value: SampleValue) {
    let types = code.program.types
    switch value {
    case .object(let object): code.environment.objects[types[object.type].name] = value
    case .structure(let structure): code.environment.objects[types[structure.type].name] = value
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      break
    }
  }
}
