// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewCall {
  /// A control as a style of the sources makes it; `nil`: none is set.
  func own(_ control: StyledControl, _ configuration: [String: SampleValue]) -> ViewNode? {
    let modifier = control.modifier
    guard let style = code.environment.styles[modifier] else { return nil }
    // A style that shows the control itself shows it as the system does.
    let outer = code.environment
    defer { code.environment = outer }
    code.environment.styles[modifier] = nil
    let value = SampleValue.tuple(
      configuration.sorted { $0.key < $1.key }.map { (label: $0.key, value: $0.value) })
    let function = code.access.member("makeBody", of: style, at: spot)
    let result = code.call(function, [PassedValue("configuration", value)], at: spot)
    return ui.shownView(of: result, at: spot).map { ui.lowered($0) }
  }

  /// What a style of the sources was given and makes a control of the system's own with, as
  /// `Label(configuration)`; `nil`: it is made otherwise.
  var configuration: [String: SampleValue]? {
    guard case .tuple(let fields)? = parts[0] else { return nil }
    let named = fields.compactMap { field in field.label.map { ($0, field.value) } }
    return Dictionary(named) { first, _ in first }
  }

  /// The views of a part of what a style was given.
  func part(_ name: String, of configuration: [String: SampleValue]) -> [ViewNode] {
    if case .view(let view)? = configuration[name] { one(view) } else { [] }
  }
}
