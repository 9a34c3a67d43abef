// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

/// Goes through the views that one run of the code made, to the pictures that they show.
struct PictureWalk {
  /// What holds around a view.
  private struct Surroundings {
    var manner = Manner()
    var isBackground = false
    var hasBackdrop = false
  }

  private let evaluator: Evaluator
  /// The pictures, in the order of the views.
  private(set) var pictures: [ShownPicture] = []

  /// Goes through a widget's view, with what it set as its container background.
  init(_ node: ViewNode, _ evaluator: Evaluator) {
    self.evaluator = evaluator
    var around = Surroundings()
    if let background = evaluator.interface.containerBackground {
      around.isBackground = true
      visit(background, around)
      (around.isBackground, around.hasBackdrop) = (false, true)
    }
    visit(node, around)
  }

  /// - Returns: Whether anything of it is drawn, on which others may lie.
  @discardableResult
  private mutating func visit(_ node: ViewNode, _ outer: Surroundings) -> Bool {
    visit(node.content, node.source, node.modifiers[...], outer)
  }

  /// Visits a view inside of modifiers, of which the last is the outermost.
  private mutating func visit(
    _ content: ViewContent, _ source: Int?, _ modifiers: ArraySlice<Modifier>,
    _ outer: Surroundings
  ) -> Bool {
    guard evaluator.step() else { return false }
    guard let modifier = modifiers.last else { return visit(content, source, outer) }
    let inside = modifiers.dropLast()
    var around = outer
    switch modifier {
    case .hidden: return false
    case .background(let node, _):
      let isDrawn = visit(node, outer)
      around.hasBackdrop = around.hasBackdrop || isDrawn
      return visit(content, source, inside, around) || isDrawn
    case .backgroundStyle(let style, _):
      around.hasBackdrop = around.hasBackdrop || isDrawn(style)
      return visit(content, source, inside, around) || isDrawn(style)
    case .overlay(let node, _):
      let isDrawn = visit(content, source, inside, around)
      around.hasBackdrop = around.hasBackdrop || isDrawn
      return visit(node, around) || isDrawn
    case .mask(let node, _):
      var mask = outer
      mask.manner.isTemplate = true
      visit(node, mask)
    case .opacity(let opacity):
      guard opacity > 0 else { return false }
      around.manner.opacity = (around.manner.opacity ?? 1) * opacity
    case .luminanceToAlpha: around.manner.hasLuminanceToAlpha = true
    case .frame(let width, let height, _):
      around.manner.width = around.manner.width ?? width
      around.manner.height = around.manner.height ?? height
    case .environment(let change): change.apply(to: &around.manner)
    case .flexibleFrame, .padding, .fixedSize, .aspectRatio, .layoutPriority, .offset, .position,
      .scaleEffect, .rotationEffect, .alignmentGuide, .containerRelativeFrame, .gridCell, .clip,
      .blend, .compositingGroup, .blur, .shadow:
      break
    }
    return visit(content, source, inside, around)
  }

  private func isDrawn(_ style: ForegroundStyle) -> Bool {
    if case .color(let color) = style { color.opacity > 0 } else { true }
  }

  private mutating func visit(
    _ content: ViewContent, _ source: Int?, _ around: Surroundings
  ) -> Bool {
    switch content {
    case .picture(let picture):
      var manner = around.manner
      if picture.isTemplate { manner.isTemplate = true }
      let spot = source.map { evaluator.interface.sources[$0] } ?? .nowhere
      pictures.append(
        ShownPicture(
          name: picture.name.isEmpty ? nil : picture.name, spot: spot, manner: manner,
          isBackground: around.isBackground, hasBackdrop: around.hasBackdrop))
      return true
    case .zStack(let nodes, _):
      var (around, isDrawn) = (around, false)
      for node in nodes {
        isDrawn = visit(node, around) || isDrawn
        around.hasBackdrop = around.hasBackdrop || isDrawn
      }
      return isDrawn
    case .viewThatFits(let nodes, _):
      // Which one fits, only a layout with the data says.
      guard !nodes.isEmpty else { return false }
      let spot = source.map { evaluator.interface.sources[$0] } ?? .nowhere
      let site = Site(Gap(spot: spot, name: "ViewThatFits"))
      return visit(nodes[evaluator.choose(nodes.count, at: site)], around)
    case .geometryReader(let number):
      let size = Size(evaluator.situation.width, evaluator.situation.height)
      return visit(evaluator.resolve(number, size), around)
    case .group(let nodes), .hStack(let nodes, _, _), .vStack(let nodes, _, _),
      .grid(let nodes, _), .gridRow(let nodes, _), .lazyGrid(let nodes, _),
      .customLayout(let nodes, _), .link(let nodes):
      return visit(nodes, around)
    case .label(let label): return visit(label.icon + label.title, around)
    case .gauge(let gauge):
      visit(gauge.label + gauge.currentValue + gauge.minimum + gauge.maximum, around)
      return true
    case .progress(let progress):
      visit(progress.label + progress.currentValue, around)
      return true
    case .button(let button): return visit(button.label, around)
    case .toggle(let toggle): return visit(toggle.label, around)
    case .contentUnavailable(let view):
      return visit(view.label.icon + view.label.title + view.description + view.actions, around)
    case .shape, .divider, .text, .symbol, .accessoryBackground, .unknown: return true
    case .fill(let style): return isDrawn(style)
    case .empty, .spacer: return false
    }
  }

  @discardableResult
  private mutating func visit(_ nodes: [ViewNode], _ around: Surroundings) -> Bool {
    var isDrawn = false
    for node in nodes { isDrawn = visit(node, around) || isDrawn }
    return isDrawn
  }
}

extension EnvironmentChange {
  /// Sets what it changes of how pictures are shown.
  fileprivate func apply(to manner: inout Manner) {
    switch self {
    case .accentable(let isAccentable): manner.isAccentable = isAccentable
    case .accentedRendering(let rendering): manner.accentedRendering = rendering
    case .privacySensitive(let isPrivate): manner.isPrivate = isPrivate
    case .invalidatable(let isInvalidatable): manner.isInvalidatable = isInvalidatable
    case .colorScheme(let scheme): manner.scheme = scheme == .dark ? .dark : .light
    case .font, .fontWeight, .fontDesign, .italic, .monospacedDigits, .underline, .strikethrough,
      .tracking, .baselineOffset, .foregroundStyle, .tint, .lineLimit, .minimumScaleFactor,
      .multilineTextAlignment, .lineSpacing, .truncation, .spaceBelowText, .symbolScale, .redaction,
      .interactive, .labelStyle, .gaugeStyle, .progressStyle, .buttonStyle, .toggleStyle,
      .layoutDirection, .typeSize:
      break
    }
  }
}
