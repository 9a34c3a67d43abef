// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// `buttonStyle` and the like: a style of the sources is remembered for the controls inside.
  func setStyle(_ name: String, _ parts: Arguments, at spot: Spot) -> Bool {
    guard let control = StyledControl(rawValue: name), let value = parts[0] else { return false }
    let style = own(value, of: [control.styleProtocol]) ?? value
    switch style {
    case .structure, .object: code.environment.styles[name] = style
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      code.environment.styles[name] = nil
    }
    return true
  }
}

extension ViewEnvironment {
  /// What a style of the system changes for the controls inside.
  func change(of modifier: String, _ parts: Arguments) -> [Modifier] {
    guard styles[modifier] == nil, let control = StyledControl(rawValue: modifier),
      let name = parts[0]?.styleName
    else { return [] }
    return StyleWord(named: name, of: control).map { [.environment($0.change)] } ?? []
  }
}
