// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyLayout
import VibrancyRunning
import VibrancySyntax
import VibrancyWords

/// Code whose views are lowered.
struct LoweredCode {
  let evaluator: Evaluator
  private let program: Program

  /// - Parameter text: A file; `Root` is the view to lower.
  init(_ text: String, _ situation: Situation = Situation()) {
    let source = Source(SourceText(path: "Root.swift", bytes: Array(text.utf8)))
    program = Program([(source, DeclarationReader.declarations(of: source))])
    evaluator = Evaluator(program, situation)
  }

  /// The node of `Root()`, without places.
  func node() -> ViewNode {
    let spot = Spot(file: 0, token: 0)
    let root = evaluator.call(.type(TypeName("Root")), [], at: spot)
    return evaluator.swiftUI.lowered(.own(root, spot)).withoutPlaces
  }

  /// The node of an expression.
  static func node(
    _ expression: String, around: String = "", _ situation: Situation = Situation()
  ) -> ViewNode {
    LoweredCode("struct Root: View { var body: some View { \(expression) } }\n" + around, situation)
      .node()
  }

  /// What was not understood in an expression.
  static func gaps(_ expression: String, around: String = "") -> [String] {
    let code = LoweredCode(
      "struct Root: View { var body: some View { \(expression) } }\n" + around)
    _ = code.node()
    return code.evaluator.gaps.map(\.name)
  }
}

extension ViewNode {
  /// The node without the places of its parts, to be compared with one built by hand.
  var withoutPlaces: ViewNode {
    var result = self
    result.source = nil
    result.content = content.mapping(\.withoutPlaces)
    result.modifiers = modifiers.map { modifier in
      switch modifier {
      case .background(let node, let alignment):
        .background(node.withoutPlaces, alignment: alignment)
      case .overlay(let node, let alignment): .overlay(node.withoutPlaces, alignment: alignment)
      case .mask(let node, let alignment): .mask(node.withoutPlaces, alignment: alignment)
      case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .layoutPriority, .offset,
        .position, .scaleEffect, .rotationEffect, .alignmentGuide, .containerRelativeFrame,
        .gridCell, .backgroundStyle, .clip, .opacity, .blend, .compositingGroup, .luminanceToAlpha,
        .colorEffect, .blur, .shadow, .hidden, .environment:
        modifier
      }
    }
    return result
  }
}

extension ViewContent {
  /// The content with every view in it changed.
  func mapping(_ change: (ViewNode) -> ViewNode) -> ViewContent {
    func all(_ nodes: [ViewNode]) -> [ViewNode] { nodes.map(change) }
    switch self {
    case .group(let nodes): return .group(all(nodes))
    case .hStack(let nodes, let alignment, let spacing):
      return .hStack(all(nodes), alignment: alignment, spacing: spacing)
    case .vStack(let nodes, let alignment, let spacing):
      return .vStack(all(nodes), alignment: alignment, spacing: spacing)
    case .zStack(let nodes, let alignment): return .zStack(all(nodes), alignment: alignment)
    case .grid(let nodes, let options): return .grid(all(nodes), options)
    case .gridRow(let nodes, let alignment): return .gridRow(all(nodes), alignment: alignment)
    case .lazyGrid(let nodes, let grid): return .lazyGrid(all(nodes), grid)
    case .viewThatFits(let nodes, let axes): return .viewThatFits(all(nodes), axes: axes)
    case .link(let nodes): return .link(all(nodes))
    case .label(let label): return .label(Label(title: all(label.title), icon: all(label.icon)))
    case .button(let button): return .button(Button(all(button.label)))
    case .toggle(let toggle): return .toggle(Toggle(isOn: toggle.isOn, all(toggle.label)))
    case .gauge(var gauge):
      gauge.label = all(gauge.label)
      gauge.currentValue = all(gauge.currentValue)
      gauge.minimum = all(gauge.minimum)
      gauge.maximum = all(gauge.maximum)
      return .gauge(gauge)
    case .progress(var progress):
      progress.label = all(progress.label)
      progress.currentValue = all(progress.currentValue)
      return .progress(progress)
    case .contentUnavailable(var view):
      view.label = Label(title: all(view.label.title), icon: all(view.label.icon))
      view.description = all(view.description)
      view.actions = all(view.actions)
      return .contentUnavailable(view)
    case .customLayout(let nodes, let name): return .customLayout(all(nodes), name: name)
    case .chart(let chart): return .chart(chart.mapping(change))
    case .empty, .spacer, .divider, .text, .symbol, .picture, .shape, .fill, .geometryReader,
      .accessoryBackground, .unknown:
      return self
    }
  }
}

extension Chart {
  /// The chart with every view in it changed, and without the places of its marks.
  fileprivate func mapping(_ change: (ViewNode) -> ViewNode) -> Chart {
    var chart = self
    for index in chart.marks.indices {
      chart.marks[index].source = nil
      for number in chart.marks[index].annotations.indices {
        chart.marks[index].annotations[number].nodes = chart.marks[index].annotations[number].nodes
          .map(change)
      }
      if case .views(let nodes)? = chart.marks[index].symbol {
        chart.marks[index].symbol = .views(nodes.map(change))
      }
    }
    chart.x = chart.x.mapping(change)
    chart.y = chart.y.mapping(change)
    if let legend { chart.legend?.content = legend.content.map(change) }
    return chart
  }
}

extension ChartAxis {
  fileprivate func mapping(_ change: (ViewNode) -> ViewNode) -> ChartAxis {
    var axis = self
    axis.marks = marks.map { marks in
      ChartAxisMarks(
        marks.position,
        marks.choices.map { choice in
          ChartTicks(
            choice.ticks.map { tick in
              var tick = tick
              tick.labels = tick.labels.map { label in
                var label = label
                label.nodes = label.nodes.map(change)
                return label
              }
              return tick
            }, domain: choice.domain)
        })
    }
    return axis
  }
}
