// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyLayout

extension ViewReader {
  static let gaugeStyles: [(String, Gauge.Style)] = [
    ("automatic", .automatic), ("accessoryCircular", .accessoryCircular),
    ("accessoryCircularCapacity", .accessoryCircularCapacity),
    ("accessoryLinear", .accessoryLinear),
    ("accessoryLinearCapacity", .accessoryLinearCapacity), ("linearCapacity", .linearCapacity),
  ]
  static let progressStyles: [(String, ProgressIndicator.Style)] = [
    ("automatic", .automatic), ("linear", .linear), ("circular", .circular),
  ]
  static let labelStyles: [(String, Label.Style)] = [
    ("titleAndIcon", .titleAndIcon), ("titleOnly", .titleOnly), ("iconOnly", .iconOnly),
  ]
  static let buttonStyles: [(String, Button.Style)] = [
    ("automatic", .automatic), ("plain", .plain), ("bordered", .bordered),
    ("borderedProminent", .borderedProminent), ("borderless", .borderless),
  ]
  static let toggleStyles: [(String, Toggle.Style)] = [
    ("automatic", .automatic), ("button", .button), ("switch", .switch),
  ]

  /// A control, without its style.
  mutating func control(
    _ kind: ViewKind, _ value: JSONCursor, _ object: JSONObject<ViewKey>
  ) -> ViewContent? {
    switch kind {
    case .gauge:
      var gauge = Gauge(share(value) ?? 0)
      gauge.label = words(object[.label])
      gauge.currentValue = words(object[.currentValue])
      gauge.minimum = words(object[.minimum])
      gauge.maximum = words(object[.maximum])
      return .gauge(gauge)
    case .progress:
      let isUnknown = value.node.boolean != nil
      if isUnknown, !isTrue(value) { return nil }
      var progress = ProgressIndicator(isUnknown ? nil : share(value))
      progress.label = words(object[.label])
      progress.currentValue = words(object[.currentValue])
      return .progress(progress)
    case .label:
      return .label(Label(title: words(value), icon: icon(object[.icon])))
    case .button: return nodes(value).map { .button(Button($0)) }
    case .toggle:
      let isOn = object.flag(.isOn) ?? false
      return nodes(value).map { .toggle(Toggle(isOn: isOn, $0)) }
    case .link: return nodes(value).map { .link($0) }
    case .contentUnavailable:
      var view = ContentUnavailable(Label(title: words(value), icon: icon(object[.icon])))
      view.description = words(object[.description])
      view.actions = object[.actions].flatMap { nodes($0) } ?? []
      return .contentUnavailable(view)
    case .hstack, .vstack, .zstack, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .viewThatFits,
      .group, .spacer, .divider, .empty, .text, .symbol, .image, .placeholder, .shape, .color,
      .accessoryBackground, .unknown:
      return nil
    }
  }

  /// An icon: a node, or the name of a symbol.
  private mutating func icon(_ value: JSONCursor?) -> [ViewNode] {
    guard let value else { return [] }
    guard let name = value.node.string else { return node(value).map { [$0] } ?? [] }
    guard case .text(let text) = filled(Written(name, at: value.node)) else { return [] }
    return [ViewNode(.symbol(symbol(text, value.node)), source: value.node.bytes.lowerBound)]
  }

  /// The style of a control, as what it inherits.
  mutating func style(_ kind: ViewKind?, _ value: JSONCursor?) -> EnvironmentChange? {
    switch kind {
    case .gauge:
      word(value, "gauge style", Self.gaugeStyles).map { .gaugeStyle($0) }
    case .progress:
      word(value, "progress style", Self.progressStyles).map { .progressStyle($0) }
    case .label:
      word(value, "label style", Self.labelStyles).map { .labelStyle($0) }
    case .button:
      word(value, "button style", Self.buttonStyles).map { .buttonStyle($0) }
    case .toggle:
      word(value, "toggle style", Self.toggleStyles).map { .toggleStyle($0) }
    case .hstack, .vstack, .zstack, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .viewThatFits,
      .group, .spacer, .divider, .empty, .text, .symbol, .image, .placeholder, .shape, .color,
      .link, .contentUnavailable, .accessoryBackground, .unknown, nil:
      nil
    }
  }

  /// The styles of all controls inside.
  mutating func styles(_ object: JSONObject<ViewKey>) -> [EnvironmentChange] {
    let label = word(object[.labelStyle], "label style", Self.labelStyles)
    let gauge = word(object[.gaugeStyle], "gauge style", Self.gaugeStyles)
    let progress = word(object[.progressStyle], "progress style", Self.progressStyles)
    let button = word(object[.buttonStyle], "button style", Self.buttonStyles)
    let toggle = word(object[.toggleStyle], "toggle style", Self.toggleStyles)
    return [
      label.map { .labelStyle($0) }, gauge.map { .gaugeStyle($0) },
      progress.map { .progressStyle($0) }, button.map { .buttonStyle($0) },
      toggle.map { .toggleStyle($0) },
    ].compactMap(\.self)
  }
}
