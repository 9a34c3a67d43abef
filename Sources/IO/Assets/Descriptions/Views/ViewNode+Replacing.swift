// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout

extension ViewNode {
  /// The view with each view in it, and then itself, replaced.
  package func replacing(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    func each(_ nodes: [ViewNode]) -> [ViewNode] { nodes.map { $0.replacing(change) } }
    var result = self
    switch content {
    case .empty, .spacer, .divider, .text, .symbol, .picture, .shape, .fill, .geometryReader,
      .accessoryBackground, .unknown:
      break
    case .group(let nodes): result.content = .group(each(nodes))
    case .hStack(let nodes, let alignment, let spacing):
      result.content = .hStack(each(nodes), alignment: alignment, spacing: spacing)
    case .vStack(let nodes, let alignment, let spacing):
      result.content = .vStack(each(nodes), alignment: alignment, spacing: spacing)
    case .zStack(let nodes, let alignment):
      result.content = .zStack(each(nodes), alignment: alignment)
    case .grid(let nodes, let options): result.content = .grid(each(nodes), options)
    case .gridRow(let nodes, let alignment):
      result.content = .gridRow(each(nodes), alignment: alignment)
    case .lazyGrid(let nodes, let grid): result.content = .lazyGrid(each(nodes), grid)
    case .viewThatFits(let nodes, let axes):
      result.content = .viewThatFits(each(nodes), axes: axes)
    case .customLayout(let nodes, let name):
      result.content = .customLayout(each(nodes), name: name)
    case .label(let label): result.content = .label(label.replacing(each))
    case .gauge(var gauge):
      (gauge.label, gauge.currentValue) = (each(gauge.label), each(gauge.currentValue))
      (gauge.minimum, gauge.maximum) = (each(gauge.minimum), each(gauge.maximum))
      result.content = .gauge(gauge)
    case .progress(var progress):
      (progress.label, progress.currentValue) = (each(progress.label), each(progress.currentValue))
      result.content = .progress(progress)
    case .button(let button): result.content = .button(Button(each(button.label)))
    case .toggle(let toggle):
      result.content = .toggle(Toggle(isOn: toggle.isOn, each(toggle.label)))
    case .link(let nodes): result.content = .link(each(nodes))
    case .contentUnavailable(var view):
      view.label = view.label.replacing(each)
      (view.description, view.actions) = (each(view.description), each(view.actions))
      result.content = .contentUnavailable(view)
    }
    result.modifiers = modifiers.map { modifier in
      switch modifier {
      case .background(let node, let alignment):
        .background(node.replacing(change), alignment: alignment)
      case .overlay(let node, let alignment):
        .overlay(node.replacing(change), alignment: alignment)
      case .mask(let node, let alignment): .mask(node.replacing(change), alignment: alignment)
      case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .layoutPriority, .offset,
        .position, .scaleEffect, .rotationEffect, .alignmentGuide, .containerRelativeFrame,
        .gridCell, .backgroundStyle, .clip, .opacity, .blend, .compositingGroup,
        .luminanceToAlpha, .blur, .shadow, .hidden, .environment:
        modifier
      }
    }
    return change(result)
  }
}

extension Label {
  fileprivate func replacing(_ each: ([ViewNode]) -> [ViewNode]) -> Label {
    Label(title: each(title), icon: each(icon))
  }
}
