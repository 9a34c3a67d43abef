// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where a view is built.
struct BuildContext {
  /// What it inherits.
  var environment: Int
  /// The axis of the stack that it is a child of; `nil`: it is in none.
  var axis: Axis?
  /// How many views it is in.
  var depth: Int
  /// How many views and modifiers it is in.
  var level: Int
  /// The number of the control that it is a part of.
  var control: Int?
}

extension LayoutPass {
  /// Adds views to those that a parent sees as its children: groups and what is empty are not.
  func build(_ nodes: [ViewNode], _ context: BuildContext) -> [Int] {
    var children: [Int] = []
    for node in nodes { build(node, context, into: &children) }
    return children
  }

  /// One child of several views; `nil` if there is nothing to see.
  ///
  /// - Parameter axis: How several are stacked, as a view's content is that has no container.
  func buildOne(
    _ nodes: [ViewNode], _ context: BuildContext, stacked axis: Axis = .vertical
  ) -> Int? {
    var inner = context
    inner.axis = axis
    inner.level += 1
    let children = build(nodes, inner)
    return children.count > 1 ? add(stack(axis), children, context) : children.first
  }

  /// A stack with what SwiftUI takes where nothing is said.
  func stack(_ axis: Axis, spacing: Double? = nil) -> LayoutElement.Kind {
    .stack(
      axis, axis == .horizontal ? .vertical(.center) : .horizontal(.center), spacing: spacing)
  }

  func build(_ node: ViewNode, _ context: BuildContext, into children: inout [Int]) {
    guard viewCount < LayoutLimits.nodes, elements.count < LayoutLimits.elements else {
      return note(.tooMany, nil)
    }
    viewCount += 1
    guard context.depth < LayoutLimits.depth,
      context.level + node.modifiers.count < LayoutLimits.levels
    else { return note(.tooDeep, node.source) }
    switch node.content {
    case .empty: return
    case .group(let nodes), .gridRow(let nodes, _):
      for child in nodes { build(child.inside(node), context.deeper, into: &children) }
    case .hStack, .vStack, .zStack, .grid, .lazyGrid, .viewThatFits, .customLayout, .spacer,
      .divider, .text, .symbol, .picture, .shape, .fill, .geometryReader, .label, .gauge,
      .progress, .button, .toggle, .link, .contentUnavailable, .accessoryBackground,
      .chart, .unknown:
      if let child = buildModified(node, context) { children.append(child) }
    }
  }

  /// A view with its modifiers around it. What a modifier inherits is what the modifiers outside of it
  /// set, so they are read from the outside.
  private func buildModified(_ node: ViewNode, _ context: BuildContext) -> Int? {
    var inner = context.deeper
    inner.level += node.modifiers.count
    var environment = environments[context.environment]
    var number: Int? = context.environment
    /// The number of the environment as it is at this place.
    func current() -> Int {
      if let number { return number }
      environments.append(environment)
      number = environments.count - 1
      return environments.count - 1
    }
    var wrappers: [(Modifier, Int)] = []
    for modifier in node.modifiers.reversed() {
      if case .environment(let change) = modifier {
        environment.apply(change)
        number = nil
      } else {
        wrappers.append((modifier, current()))
      }
    }
    inner.environment = current()
    guard var element = buildContent(node, inner) else { return nil }
    elements[element].source = node.source ?? elements[element].source
    elements[element].control = context.control
    for (modifier, environment) in wrappers.reversed() {
      var outer = inner
      outer.environment = environment
      outer.axis = nil
      element = wrap(element, modifier, outer)
      elements[element].source = node.source
    }
    return element
  }

  /// Adds an element, with what follows from its children.
  func add(_ kind: LayoutElement.Kind, _ children: [Int], _ context: BuildContext) -> Int {
    var element = LayoutElement(kind, children, environment: context.environment)
    for child in children {
      element.hasBaseline = element.hasBaseline || elements[child].hasBaseline
      element.hasGuide = element.hasGuide || elements[child].hasGuide
    }
    element.spacings = containerSpacings(kind, children)
    elements.append(element)
    return elements.count - 1
  }

  /// The distances a container wants: those of the children at its edges (Calibrated: a `VStack` of
  /// `HStack`s takes the greatest of their children's).
  private func containerSpacings(
    _ kind: LayoutElement.Kind, _ children: [Int]
  ) -> EdgeSpacings {
    guard let first = children.first, let last = children.last else { return EdgeSpacings() }
    var spacings = elements[first].spacings
    switch kind {
    case .stack(let axis, _, _):
      for child in children.dropFirst() { spacings = spacings.union(elements[child].spacings) }
      let (start, end) = (elements[first].spacings, elements[last].spacings)
      switch axis {
      case .horizontal: (spacings.leading, spacings.trailing) = (start.leading, end.trailing)
      case .vertical: (spacings.top, spacings.bottom) = (start.top, end.bottom)
      }
      return spacings
    case .zStack:
      for child in children.dropFirst() { spacings = spacings.union(elements[child].spacings) }
      return spacings
    case .viewThatFits: return spacings
    case .grid(let plan):
      guard let top = plan.rows.first, let bottom = plan.rows.last else { return EdgeSpacings() }
      spacings = EdgeSpacings()
      spacings.top = rowSpacings(top, children).top
      spacings.bottom = rowSpacings(bottom, children).bottom
      return spacings
    case .text, .symbol, .picture, .shape, .fill, .spacer, .divider, .unknown,
      .accessoryBackground, .geometryReader, .chart, .lazyGrid, .frame, .flexibleFrame, .padding,
      .fixedSize, .aspectRatio, .containerRelativeFrame, .position, .offset, .scale, .rotation,
      .guide, .layers, .mask, .clip, .effects, .hidden:
      return EdgeSpacings()
    }
  }
}

extension BuildContext {
  /// One view further in.
  var deeper: BuildContext {
    var context = self
    context.depth += 1
    context.level += 1
    return context
  }

  /// Inside a container, whose children have an axis if it is a stack.
  func inside(_ axis: Axis?) -> BuildContext {
    var context = self
    context.axis = axis
    return context
  }
}

extension ViewNode {
  /// A child of a group: each of the group's modifiers is around it.
  func inside(_ group: ViewNode) -> ViewNode {
    guard !group.modifiers.isEmpty || source == nil else { return self }
    var child = self
    child.modifiers += group.modifiers
    child.source = source ?? group.source
    return child
  }
}
