// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// A view without its modifiers; `nil` if there is nothing to see.
  func buildContent(_ node: ViewNode, _ context: BuildContext) -> Int? {
    switch node.content {
    case .empty: return nil
    case .group(let nodes), .gridRow(let nodes, _): return buildOne(nodes, context)
    case .hStack(let nodes, let alignment, let spacing):
      return buildStack(nodes, .horizontal, .vertical(alignment), spacing, node, context)
    case .vStack(let nodes, let alignment, let spacing):
      return buildStack(nodes, .vertical, .horizontal(alignment), spacing, node, context)
    case .customLayout(let nodes, let name):
      note(.customLayout(name), node.source)
      return buildStack(nodes, .vertical, .horizontal(.center), nil, node, context)
    case .zStack(let nodes, let alignment):
      return add(.zStack(alignment), build(nodes, context.inside(nil)), context)
    case .grid(let nodes, let options): return buildGrid(nodes, options, context)
    case .lazyGrid(let nodes, let grid):
      return add(.lazyGrid(grid), build(nodes, context.inside(nil)), context)
    case .viewThatFits(let nodes, let axes):
      return add(.viewThatFits(axes), build(nodes, context), context)
    case .spacer(let least): return addSpacer(least, node, context)
    case .divider:
      return add(.divider(context.axis?.other ?? .horizontal), [], context)
    case .text(let spans): return addText(spans, context)
    case .symbol(let symbol): return addSymbol(symbol, context)
    case .picture(let picture): return addPicture(picture, node, context)
    case .shape(let shape): return add(.shape(shape), [], context)
    case .fill(let style): return add(.fill(style), [], context)
    case .geometryReader(let number):
      return add(
        .geometryReader(number, depth: context.depth, level: context.level), [], context)
    case .chart(let chart):
      return add(.chart(chart, depth: context.depth, level: context.level), [], context)
    case .accessoryBackground: return add(.accessoryBackground, [], context)
    case .unknown(let name):
      note(.unknownView(name), node.source)
      return add(.unknown(name), [], context)
    case .label(let label):
      return buildControl(label.node(environments[context.environment]), node, context)
    case .gauge(let gauge):
      return buildControl(gauge.node(environments[context.environment]), node, context)
    case .progress(let progress):
      return buildControl(progress.node(environments[context.environment]), node, context)
    case .button(let button):
      return buildControl(button.node(environments[context.environment]), node, context)
    case .toggle(let toggle):
      return buildControl(toggle.node(environments[context.environment]), node, context)
    case .link(let nodes):
      return buildControl(
        ViewNode(
          .hStack(nodes, alignment: .center, spacing: nil), [.environment(.interactive(true))]),
        node, context)
    case .contentUnavailable(let view):
      return buildControl(view.node(environments[context.environment]), node, context)
    }
  }

  /// What a control is made of; its parts have its place in the source.
  private func buildControl(_ node: ViewNode, _ control: ViewNode, _ context: BuildContext) -> Int?
  {
    var node = node
    node.source = control.source
    var context = context
    context.control = control.source ?? context.control
    return buildOne([node], context)
  }

  private func buildStack(
    _ nodes: [ViewNode], _ axis: Axis, _ guide: Guide, _ spacing: Double?, _ node: ViewNode,
    _ context: BuildContext
  ) -> Int {
    var spacing = spacing
    if let asked = spacing, !asked.isFinite || asked.magnitude > Rect.greatestLength {
      note(.invalidNumber, node.source)
      spacing = Rect.bounded(asked)
    }
    let children = build(nodes, context.inside(axis))
    return add(.stack(axis, guide, spacing: spacing), children, context)
  }

  /// The least length of a spacer is 8 (Calibrated: one picture); it wants no distance of its own, and
  /// takes what all others leave (Reported: its priority is the lowest).
  private func addSpacer(_ least: Double?, _ node: ViewNode, _ context: BuildContext) -> Int {
    if let least, !least.isFinite { note(.invalidNumber, node.source) }
    let least = max(Rect.bounded(least ?? EdgeSpacing.standard), 0)
    let element = add(.spacer(least, context.axis), [], context)
    elements[element].priority = -.infinity
    elements[element].spacings = .none
    return element
  }

  private func addPicture(_ picture: Picture, _ node: ViewNode, _ context: BuildContext) -> Int {
    var picture = picture
    if picture.size != picture.size.drawable {
      note(.invalidNumber, node.source)
      picture.size = picture.size.drawable
    }
    return add(.picture(picture), [], context)
  }
}
