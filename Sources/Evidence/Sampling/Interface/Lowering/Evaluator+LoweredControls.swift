// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax

extension Evaluator {
  /// A control of SwiftUI by its name, in a style of the sources if one is set.
  func loweredControl(_ name: String, _ parts: Arguments, at spot: Spot) -> ViewNode {
    if case .tuple(let fields)? = parts[0] {
      let named = fields.compactMap { field in field.label.map { ($0, field.value) } }
      return configured(name, Dictionary(named) { first, _ in first }, at: spot)
    }
    let source = source(spot)
    switch name {
    case "Label":
      let label = label(parts, at: spot)
      let configuration = [
        "title": SampleValue.view(label.title), "icon": SampleValue.view(label.icon),
      ]
      return own("labelStyle", configuration, at: spot)
        ?? ViewNode(
          .label(Label(title: one(label.title), icon: one(label.icon))), source: source)
    case "Link", "NavigationLink", "ShareLink":
      var content = nodes(parts["label"] ?? parts.content(), at: spot)
      if content.isEmpty, let title = parts[0] { content = titled(title, parts, at: spot) }
      return ViewNode(.link(content), source: source)
    case "Button", "Menu", "ControlWidgetButton":
      let label = buttonLabel(parts, at: spot)
      let configuration = [
        "label": SampleValue.view(label), "isPressed": .bool(false), "role": .nothing,
      ]
      return own("buttonStyle", configuration, at: spot)
        ?? ViewNode(.button(Button(one(label))), source: source)
    case "Toggle", "ControlWidgetToggle":
      var binding = parts["isOn"] ?? .nothing
      if case .implicit("constant", .some(let values), _) = binding, let first = values.first {
        binding = first.value
      }
      let isOn = binding.flag ?? operations.truth(binding) ?? false
      let label = environment.hidesLabels ? .empty : toggleLabel(parts, at: spot)
      let configuration = [
        "label": SampleValue.view(label), "isOn": .bool(isOn), "$isOn": .bool(isOn),
      ]
      return own("toggleStyle", configuration, at: spot)
        ?? ViewNode(.toggle(Toggle(isOn: isOn, one(label))), source: source)
    case "Gauge": return gauge(parts, at: spot)
    case "ProgressView": return progress(parts, at: spot)
    case _: return contentUnavailable(parts, at: spot)
    }
  }

  /// `Label(configuration)` and the like: a control of the system's own with what a style was given.
  private func configured(
    _ name: String, _ fields: [String: SampleValue], at spot: Spot
  ) -> ViewNode {
    func part(_ name: String) -> [ViewNode] {
      if case .view(let view)? = fields[name] { one(view) } else { [] }
    }
    let content: ViewContent =
      switch name {
      case "Label": .label(Label(title: part("title"), icon: part("icon")))
      case "Toggle", "ControlWidgetToggle":
        .toggle(Toggle(isOn: fields["isOn"]?.flag ?? false, part("label")))
      case "Gauge": .gauge(gauge(fields["value"]?.number ?? 0, part))
      case "ProgressView": .progress(progress(fields["fractionCompleted"]?.number, part))
      case _: .button(Button(part("label")))
      }
    return ViewNode(content, source: source(spot))
  }

  private func gauge(_ share: Double, _ part: (String) -> [ViewNode]) -> Gauge {
    var gauge = Gauge(share.isFinite ? min(max(share, 0), 1) : 0)
    gauge.label = part("label")
    gauge.currentValue = part("currentValueLabel")
    gauge.minimum = part("minimumValueLabel")
    gauge.maximum = part("maximumValueLabel")
    return gauge
  }

  private func progress(_ share: Double?, _ part: (String) -> [ViewNode]) -> ProgressIndicator {
    var progress = ProgressIndicator(share)
    (progress.label, progress.currentValue) = (part("label"), part("currentValueLabel"))
    return progress
  }

  /// The node of a view that stands in a control.
  private func one(_ view: ViewValue) -> [ViewNode] {
    let node = lowered(view)
    if node.isNothing { return [] }
    if case .group(let nodes) = node.content, node.modifiers.isEmpty { return nodes }
    return [node]
  }

  /// A control as a style of the sources makes it; `nil`: none is set.
  private func own(
    _ modifier: String, _ configuration: [String: SampleValue], at spot: Spot
  ) -> ViewNode? {
    guard let style = environment.styles[modifier] else { return nil }
    // A style that shows the control itself shows it as the system does.
    let outer = environment
    defer { environment = outer }
    environment.styles[modifier] = nil
    let value = SampleValue.tuple(
      configuration.sorted { $0.key < $1.key }.map { (label: $0.key, value: $0.value) })
    let function = access.member("makeBody", of: style, at: spot)
    let result = call(function, [PassedValue("configuration", value)], at: spot)
    return interfaceView(of: result, at: spot).map { lowered($0) }
  }

  /// The views of a closure as one.
  private func grouped(_ value: SampleValue?, at spot: Spot) -> ViewValue {
    guard let value else { return .empty }
    if !value.isFunction { return interfaceView(of: value, at: spot) ?? .empty }
    let views = views(of: value, [], at: spot)
    return views.count == 1 ? views[0] : views.isEmpty ? .empty : .group(views)
  }

  /// A title given as a string, or as a view.
  private func title(_ parts: Arguments, at spot: Spot) -> ViewValue {
    guard let passed = parts.all.first(where: { $0.label == nil && !$0.value.isFunction }) else {
      return .empty
    }
    if !statements.isUnknown(passed.value), let view = interfaceView(of: passed.value, at: spot) {
      return view
    }
    return text(Arguments([passed]), at: spot).map { .text($0) } ?? .empty
  }

  private func label(_ parts: Arguments, at spot: Spot) -> (title: ViewValue, icon: ViewValue) {
    if let icon = parts["icon"] {
      return (grouped(parts["title"] ?? parts.trailing, at: spot), grouped(icon, at: spot))
    }
    var icon = ViewValue.empty
    if let name = parts["systemImage"] {
      icon = .image(ImageValue(.symbol(name.text ?? operations.printed(name)), at: spot))
    } else if let name = parts["image"] {
      icon = image(Arguments([PassedValue(nil, name)]), at: spot).map { .image($0) } ?? .empty
    }
    return (title(parts, at: spot), icon)
  }

  private func buttonLabel(_ parts: Arguments, at spot: Spot) -> ViewValue {
    if let label = parts["label"] { return grouped(label, at: spot) }
    if parts[0] != nil, parts[0]?.text != nil || parts.has("systemImage") {
      let label = label(parts, at: spot)
      if case .empty = label.icon { return label.title }
      return .system(
        "Label",
        parts.all.filter { $0.label == nil || $0.label == "systemImage" || $0.label == "image" },
        spot)
    }
    if parts.has("intent") || parts.has("action") { return grouped(parts.trailing, at: spot) }
    return title(parts, at: spot)
  }

  private func toggleLabel(_ parts: Arguments, at spot: Spot) -> ViewValue {
    if parts[0] != nil { return title(parts, at: spot) }
    return grouped(parts.content("label"), at: spot)
  }

  /// `Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)`.
  private func gauge(_ parts: Arguments, at spot: Spot) -> ViewNode {
    let (lower, upper) = bounds(parts["in"])
    let value = (parts["value"] ?? parts[0])?.number ?? 0
    let share = upper > lower ? (value - lower) / (upper - lower) : 0
    let label = environment.hidesLabels ? .empty : grouped(parts.content("label"), at: spot)
    let labels = [
      "label": label,
      "currentValueLabel": grouped(parts["currentValueLabel"], at: spot),
      "minimumValueLabel": grouped(parts["minimumValueLabel"], at: spot),
      "maximumValueLabel": grouped(parts["maximumValueLabel"], at: spot),
    ]
    var configuration = labels.mapValues { SampleValue.view($0) }
    for (name, view) in labels {
      if case .empty = view { configuration[name] = .nothing }
    }
    configuration["value"] = .double(share)
    if let own = own("gaugeStyle", configuration, at: spot) { return own }
    let gauge = gauge(share) { one(labels[$0] ?? .empty) }
    return ViewNode(.gauge(gauge), source: source(spot))
  }

  private func bounds(_ value: SampleValue?) -> (Double, Double) {
    guard case .range(let range)? = value, let lower = range.lower?.number,
      let upper = range.upper?.number
    else { return (0, 1) }
    return (lower, upper)
  }

  /// `ProgressView(value:total:)`, `ProgressView(timerInterval:)`, `ProgressView()`.
  private func progress(_ parts: Arguments, at spot: Spot) -> ViewNode {
    var share: Double?
    var current = grouped(parts["currentValueLabel"], at: spot)
    if let (lower, upper) = dates(of: parts["timerInterval"]) {
      let passed =
        upper > lower ? (min(max(situation.now, lower), upper) - lower) / (upper - lower) : 1
      let countsDown = parts["countsDown"]?.flag ?? true
      share = countsDown ? 1 - passed : passed
      if !parts.has("currentValueLabel"), !parts.has("label"), parts.trailing == nil,
        let range = parts["timerInterval"]
      {
        // Without labels of its own the time that is left stands below (Documented).
        let text = timer(range, countsDown: countsDown, showsHours: true, at: nil)
        current = .text(TextValue([.init(text)], at: spot))
      }
    } else if let value = parts["value"]?.number {
      let total = parts["total"]?.number ?? 1
      share = total > 0 ? min(max(value / total, 0), 1) : 0
    }
    var label = grouped(parts.content("label"), at: spot)
    if case .empty = label { label = title(parts, at: spot) }
    if environment.hidesLabels { label = .empty }
    var configuration: [String: SampleValue] = [
      "fractionCompleted": share.map { .double($0) } ?? .nothing, "label": .view(label),
      "currentValueLabel": .view(current),
    ]
    if case .empty = label { configuration["label"] = .nothing }
    if case .empty = current { configuration["currentValueLabel"] = .nothing }
    if let own = own("progressViewStyle", configuration, at: spot) { return own }
    let progress = progress(share) { one($0 == "label" ? label : current) }
    return ViewNode(.progress(progress), source: source(spot))
  }

  private func contentUnavailable(_ parts: Arguments, at spot: Spot) -> ViewNode {
    var label = Label(title: [], icon: [])
    if parts[0] != nil {
      let pair = self.label(parts, at: spot)
      label = Label(title: one(pair.title), icon: one(pair.icon))
    } else {
      let nodes = nodes(parts.content("label"), at: spot)
      if nodes.count == 1, nodes[0].modifiers.isEmpty, case .label(let inner) = nodes[0].content {
        label = inner
      } else {
        label = Label(title: nodes, icon: [])
      }
    }
    var view = ContentUnavailable(label)
    view.description = nodes(parts["description"], at: spot)
    view.actions = nodes(parts["actions"], at: spot)
    return ViewNode(.contentUnavailable(view), source: source(spot))
  }
}
