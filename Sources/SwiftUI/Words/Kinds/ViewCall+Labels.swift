// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewCall {
  /// The title that a control is given as a string or as a view, else what stands behind a label.
  func heading(_ label: String) -> [ViewNode] {
    let nodes = ui.nodes(parts[label], at: spot)
    return parts[0].map { ui.titled($0, parts, at: spot) } ?? nodes
  }

  /// The title that a control is given as a string, or as a view.
  func title() -> ViewValue {
    guard let passed = parts.all.first(where: { $0.label == nil && !$0.value.isFunction }) else {
      return .empty
    }
    if !code.statements.isUnknown(passed.value),
      let view = ui.shownView(of: passed.value, at: spot)
    {
      return view
    }
    return ui.text(Arguments([passed]), at: spot).map { .text($0) } ?? .empty
  }

  /// The title and the icon that a control is given: `Label("Home", systemImage: "house")`.
  func label() -> (title: ViewValue, icon: ViewValue) {
    if let icon = parts["icon"] {
      return (grouped(parts["title"] ?? parts.trailing), grouped(icon))
    }
    var icon = ViewValue.empty
    if let name = parts["systemImage"] {
      icon =
        ui.image(Arguments([PassedValue("systemName", name)]), at: spot).map { .image($0) }
        ?? .empty
    } else if let name = parts["image"] {
      icon =
        ui.image(Arguments([PassedValue(nil, name)]), at: spot).map { .image($0) }
        ?? .empty
    }
    return (title(), icon)
  }

  /// The views of a closure as one.
  func grouped(_ value: SampleValue?) -> ViewValue {
    guard let value else { return .empty }
    if !value.isFunction { return ui.shownView(of: value, at: spot) ?? .empty }
    let views = code.views(of: value, [], at: spot)
    return views.count == 1 ? views[0] : views.isEmpty ? .empty : .group(views)
  }

  /// The node of a view that stands in a control.
  func one(_ view: ViewValue) -> [ViewNode] {
    let node = ui.lowered(view)
    if node.isNothing { return [] }
    if case .group(let nodes) = node.content, node.modifiers.isEmpty { return nodes }
    return [node]
  }
}

extension SwiftUILibrary {
  /// A title given as a string, or as a view.
  func titled(_ title: SampleValue, _ parts: Arguments, at spot: Spot) -> [ViewNode] {
    if !code.statements.isUnknown(title), let view = shownView(of: title, at: spot) {
      return [lowered(view)]
    }
    let passed = parts.all.first { $0.label == nil && !$0.value.isFunction }
    guard let passed, let text = text(Arguments([passed]), at: spot) else { return [] }
    return [lowered(text)]
  }
}
