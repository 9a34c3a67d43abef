// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// What `buttonStyle` and the like change for the controls inside: a style of the system for their
  /// nodes; one of the sources is remembered, which then makes them.
  func styled(_ name: String, _ parts: Arguments, at spot: Spot) -> [Modifier] {
    guard let control = StyledControl(rawValue: name), let value = parts[0] else { return [] }
    switch own(value, of: [control.styleProtocol]) ?? value {
    case .structure(let style):
      code.environment.styles[name] = .structure(style)
      return []
    case .object(let style):
      code.environment.styles[name] = .object(style)
      return []
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      code.environment.styles[name] = nil
      let word = value.styleName.flatMap { StyleWord(named: $0, of: control) }
      return word.map { [.environment($0.change)] } ?? []
    }
  }
}
