// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax

extension Evaluator {
  /// `buttonStyle` and the like: a style of the sources is remembered for the controls inside.
  func setStyle(_ name: String, _ parts: Arguments, at spot: Spot) -> Bool {
    guard ViewEnvironment.styleModifiers.contains(name), let value = parts[0] else { return false }
    let style = own(value, of: [Self.styleProtocols[name] ?? ""]) ?? value
    switch style {
    case .structure, .object: environment.styles[name] = style
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      environment.styles[name] = nil
    }
    return true
  }

  private static let styleProtocols = [
    "buttonStyle": "ButtonStyle", "toggleStyle": "ToggleStyle", "gaugeStyle": "GaugeStyle",
    "progressViewStyle": "ProgressViewStyle", "labelStyle": "LabelStyle",
  ]
}

extension ViewEnvironment {
  /// The modifiers that set how controls look.
  static let styleModifiers: Set<String> = [
    "buttonStyle", "toggleStyle", "gaugeStyle", "progressViewStyle", "labelStyle",
  ]

  /// What a style of the system changes for the controls inside.
  func change(of modifier: String, _ parts: Arguments) -> [Modifier] {
    guard styles[modifier] == nil, let word = Self.styleWord(parts[0]) else { return [] }
    let change: EnvironmentChange? =
      switch modifier {
      case "buttonStyle": Self.button(word).map { .buttonStyle($0) }
      case "toggleStyle": Self.toggle(word).map { .toggleStyle($0) }
      case "gaugeStyle": Self.gauge(word).map { .gaugeStyle($0) }
      case "progressViewStyle": Self.progress(word).map { .progressStyle($0) }
      case "labelStyle": Self.label(word).map { .labelStyle($0) }
      case _: nil
      }
    return change.map { [.environment($0)] } ?? []
  }

  /// `.plain`, `PlainButtonStyle()`, `.circular(…)`.
  private static func styleWord(_ value: SampleValue?) -> String? {
    switch value {
    case .implicit(let name, _, _), .interface(.word(_, let name)): name
    case _: nil
    }
  }

  /// `.capsule`, `.roundedRectangle(radius: 8)`.
  static func borderShape(_ value: SampleValue?) -> Button.BorderShape? {
    switch styleWord(value) {
    case "automatic": .automatic
    case "capsule": .capsule
    case "circle": .circle
    case "roundedRectangle":
      if case .implicit(_, .some(let arguments), _)? = value {
        .roundedRectangle(radius: arguments.first?.value.number)
      } else {
        .roundedRectangle(radius: nil)
      }
    case _: nil
    }
  }

  private static func button(_ word: String) -> Button.Style? {
    switch word {
    case "plain", "PlainButtonStyle", "card": .plain
    case "bordered", "BorderedButtonStyle", "glass": .bordered
    case "borderedProminent", "BorderedProminentButtonStyle", "glassProminent": .borderedProminent
    case "borderless", "BorderlessButtonStyle", "link": .borderless
    case "automatic", "DefaultButtonStyle": .automatic
    case _: nil
    }
  }

  private static func toggle(_ word: String) -> Toggle.Style? {
    switch word {
    case "button", "ButtonToggleStyle": .button
    case "switch", "SwitchToggleStyle": .switch
    case "automatic", "DefaultToggleStyle": .automatic
    case _: nil
    }
  }

  private static func gauge(_ word: String) -> Gauge.Style? {
    switch word {
    case "accessoryCircular", "AccessoryCircularGaugeStyle", "circular", "CircularGaugeStyle":
      .accessoryCircular
    case "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle":
      .accessoryCircularCapacity
    case "accessoryLinear", "AccessoryLinearGaugeStyle", "linear", "LinearGaugeStyle":
      .accessoryLinear
    case "accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle": .accessoryLinearCapacity
    case "linearCapacity", "LinearCapacityGaugeStyle": .linearCapacity
    case "automatic", "DefaultGaugeStyle": .automatic
    case _: nil
    }
  }

  private static func progress(_ word: String) -> ProgressIndicator.Style? {
    switch word {
    case "linear", "LinearProgressViewStyle": .linear
    case "circular", "CircularProgressViewStyle": .circular
    case "automatic", "DefaultProgressViewStyle": .automatic
    case _: nil
    }
  }

  private static func label(_ word: String) -> Label.Style? {
    switch word {
    case "titleOnly", "TitleOnlyLabelStyle": .titleOnly
    case "iconOnly", "IconOnlyLabelStyle": .iconOnly
    case "titleAndIcon", "automatic", "TitleAndIconLabelStyle", "DefaultLabelStyle": .titleAndIcon
    case _: nil
    }
  }
}
