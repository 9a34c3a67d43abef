// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySymbols

/// One layout of a tree of views: the parent proposes a size, the child chooses one, the parent places
/// it, as Apple describes SwiftUI's layout (Documented).
///
/// Sizes and guides are kept per view and proposal, so that nested stacks, which ask for several sizes,
/// do not multiply.
final class LayoutPass {
  /// All views and modifiers.
  var elements: [LayoutElement] = []
  /// What they inherit.
  var environments: [LayoutEnvironment]
  /// How many views there are.
  var viewCount = 0
  /// How many sizes and guides were measured, of an element and each of its children.
  var measurements = 0
  /// What is reported.
  var notes: [LayoutNote] = []

  init(_ environment: LayoutEnvironment) { environments = [environment.sanitized] }

  /// Reports something once.
  func note(_ kind: LayoutNote.Kind, _ source: Int?) {
    let note = LayoutNote(kind: kind, source: source)
    guard notes.count < 100, !notes.contains(note) else { return }
    notes.append(note)
  }

  /// What an element inherits.
  func environment(of element: Int) -> LayoutEnvironment {
    environments[elements[element].environment]
  }

  /// The size that an element chooses.
  func size(_ element: Int, _ proposal: ProposedSize) -> Size {
    for (known, size) in elements[element].sizes where known == proposal { return size }
    guard mayMeasure(element) else { return .zero }
    let size = chosenSize(element, proposal).sanitized
    if elements[element].sizes.count >= LayoutLimits.keptSizes {
      elements[element].sizes.removeFirst(LayoutLimits.keptSizes / 2)
    }
    elements[element].sizes.append((proposal, size))
    return size
  }

  /// Whether there is time left for an element; its children take as much again.
  private func mayMeasure(_ element: Int) -> Bool {
    measurements += 1 + elements[element].children.count
    if measurements < LayoutLimits.measurements { return true }
    note(.tooMuchWork, nil)
    return false
  }

  /// Where a guide of an element is, from its left or top.
  func position(of guide: Guide, _ element: Int, _ proposal: ProposedSize) -> Double {
    explicitPosition(of: guide, element, proposal) ?? guide.standard(in: size(element, proposal))
  }

  /// As `position`, where something in the element sets it.
  func explicitPosition(of guide: Guide, _ element: Int, _ proposal: ProposedSize) -> Double? {
    let hasGuide = elements[element].hasGuide
    guard hasGuide || guide.isBaseline && elements[element].hasBaseline else { return nil }
    for (known, other, position) in elements[element].guides
    where known == proposal && other == guide {
      return position
    }
    guard mayMeasure(element) else { return nil }
    let position = combinedPosition(of: guide, element, proposal).map(Rect.bounded)
    if elements[element].guides.count >= LayoutLimits.keptSizes {
      elements[element].guides.removeFirst(LayoutLimits.keptSizes / 2)
    }
    elements[element].guides.append((proposal, guide, position))
    return position
  }

  private func chosenSize(_ element: Int, _ proposal: ProposedSize) -> Size {
    let children = elements[element].children
    switch elements[element].kind {
    case .text(let runs, _, let options): return textSize(element, runs, options, proposal)
    case .symbol(let symbol, _, let isResizable):
      let size = Size(symbol.size.x, symbol.size.y)
      return isResizable ? proposal.filled(with: size) : size
    case .picture(let picture):
      return picture.isResizable ? proposal.filled(with: picture.size) : picture.size
    case .shape, .fill, .unknown, .accessoryBackground, .geometryReader, .chart:
      // Documented: 10 points where nothing is proposed.
      return proposal.filled(with: Size(10, 10))
    case .spacer(let least, let axis): return spacerSize(least, axis, proposal)
    case .divider(let axis):
      var size = proposal.filled(with: Size(10, 10))
      size[axis.other] = 1 / environment(of: element).displayScale
      return size

    case .stack(let axis, let guide, let spacing):
      return stackSize(children, axis, guide, spacing, proposal)
    case .zStack(let alignment): return zStackSize(children, alignment, proposal)
    case .grid(let plan): return gridLayout(children, plan, proposal).size
    case .lazyGrid(let grid): return lazyGridLayout(children, grid, proposal).size
    case .viewThatFits(let axes):
      return fitting(children, axes, proposal).map { size($0, proposal) } ?? .zero

    case .frame(let width, let height, _):
      let inner = size(
        children[0], ProposedSize(width ?? proposal.width, height ?? proposal.height))
      return Size(width ?? inner.width, height ?? inner.height)
    case .flexibleFrame(let frame):
      return flexibleSize(frame, proposal, size(children[0], flexibleProposal(frame, proposal)))
    case .padding(let insets):
      let inner = size(children[0], insetProposal(insets, proposal))
      return Size(inner.width + insets.horizontal, inner.height + insets.vertical)
    case .fixedSize(let horizontal, let vertical):
      return size(children[0], idealProposal(horizontal, vertical, proposal))
    case .aspectRatio(let ratio, let mode):
      return size(children[0], aspectProposal(children[0], ratio, mode, proposal))
    case .containerRelativeFrame(let frame):
      let inner = containerProposal(frame, proposal, environment(of: element))
      let chosen = size(children[0], inner)
      return Size(
        frame.axes.horizontal ? inner.width ?? chosen.width : chosen.width,
        frame.axes.vertical ? inner.height ?? chosen.height : chosen.height)
    case .position:
      return proposal.filled(with: size(children[0], proposal))
    case .offset, .scale, .rotation, .guide, .layers, .mask, .clip, .effects, .hidden:
      return size(children[0], proposal)
    }
  }

  private func spacerSize(_ least: Double, _ axis: Axis?, _ proposal: ProposedSize) -> Size {
    guard let axis else {
      return Size(max(proposal.width ?? least, least), max(proposal.height ?? least, least))
    }
    var size = Size.zero
    size[axis] = max(proposal[axis] ?? least, least)
    return size
  }
}
