// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancySymbols
internal import VibrancyTypography

/// Where an element is drawn.
struct DrawingContext {
  /// From the coordinates that places are in to the canvas.
  var transform: Affine
  /// The widget on the canvas in points, for shapes that follow its corners.
  let container: Rect
}

extension LayoutPass {
  /// Gives the views that need a size: by a number and the size in points.
  typealias Resolve = (Int, Size) -> ViewNode

  /// Draws an element that was proposed a size, with its top left at a place.
  func draw(
    _ element: Int, at place: SIMD2<Double>, _ proposal: ProposedSize, _ context: DrawingContext,
    _ resolve: Resolve, into marks: inout [Mark]
  ) {
    switch elements[element].kind {
    case .text, .symbol, .picture, .shape, .fill, .divider, .unknown, .accessoryBackground:
      drawLeaf(element, at: place, proposal, context, into: &marks)
    case .spacer, .hidden: return
    case .geometryReader(let number, let depth, let level):
      let size = size(element, proposal).drawable
      let build = BuildContext(
        environment: elements[element].environment, axis: nil, depth: depth, level: level)
      for child in self.build([resolve(number, size)], build) {
        drawChild(
          Placement(child: child, x: 0, y: 0, proposal: ProposedSize(size)), in: size, of: element,
          at: place, context, resolve, into: &marks)
      }
    case .chart(let chart, let depth, let level):
      let size = size(element, proposal).drawable
      let build = BuildContext(
        environment: elements[element].environment, axis: nil, depth: depth, level: level,
        control: elements[element].source ?? elements[element].control)
      for child in self.build([node(of: chart, in: size, build)], build) {
        draw(child, at: place, ProposedSize(size), context, resolve, into: &marks)
      }
    case .offset(let offset):
      let child = elements[element].children[0]
      draw(child, at: place + offset, proposal, context, resolve, into: &marks)
    case .scale(let scale, let anchor):
      let pivot = place + anchor.point(in: size(element, proposal).drawable)
      var inner = context
      inner.transform = Affine.scaling(scale.x, scale.y).about(pivot).then(context.transform)
      draw(elements[element].children[0], at: place, proposal, inner, resolve, into: &marks)
    case .rotation(let degrees, let anchor):
      let pivot = place + anchor.point(in: size(element, proposal).drawable)
      var inner = context
      inner.transform = Affine.turning(degrees: degrees).about(pivot).then(context.transform)
      draw(elements[element].children[0], at: place, proposal, inner, resolve, into: &marks)
    case .mask, .clip, .effects:
      drawGroup(element, at: place, proposal, context, resolve, into: &marks)
    case .layers(_, let isOverlay):
      let size = size(element, proposal).drawable
      let placements = placements(element, proposal)
      for placement in isOverlay ? placements : placements.reversed() {
        drawChild(
          placement, in: size, of: element, at: place, context, resolve, into: &marks)
      }
    case .stack, .zStack, .grid, .lazyGrid, .viewThatFits, .frame, .flexibleFrame, .padding,
      .fixedSize, .aspectRatio, .containerRelativeFrame, .position, .guide:
      let size = size(element, proposal).drawable
      for placement in placements(element, proposal) {
        drawChild(
          placement, in: size, of: element, at: place, context, resolve, into: &marks)
      }
    }
  }

  /// Draws a child at its place in its parent, mirrored where lines begin on the right.
  func drawChild(
    _ placement: Placement, in parent: Size, of element: Int, at place: SIMD2<Double>,
    _ context: DrawingContext, _ resolve: Resolve, into marks: inout [Mark]
  ) {
    var x = Rect.bounded(placement.x)
    if environment(of: element).layoutDirection == .rightToLeft {
      x = parent.width - x - size(placement.child, placement.proposal).drawable.width
    }
    let origin = place + SIMD2(x, Rect.bounded(placement.y))
    draw(
      placement.child, at: [Rect.bounded(origin.x), Rect.bounded(origin.y)], placement.proposal,
      context, resolve, into: &marks)
  }

  /// Draws what is composited together.
  private func drawGroup(
    _ element: Int, at place: SIMD2<Double>, _ proposal: ProposedSize, _ context: DrawingContext,
    _ resolve: Resolve, into marks: inout [Mark]
  ) {
    let size = size(element, proposal).drawable
    var inner: [Mark] = []
    draw(elements[element].children[0], at: place, proposal, context, resolve, into: &inner)
    guard !inner.isEmpty else { return }
    let transform = Affine.moving(by: place).then(context.transform)
    var effects = GroupEffects()
    switch elements[element].kind {
    case .effects(let own):
      effects = own
      if own.isOnlyOpacity, own.opacity == 1 {
        marks += inner
        return
      }
      if own.isOnlyOpacity {
        // Each child fades by itself, unless a compositing group stands between (Documented).
        for index in inner.indices { inner[index].opacity *= own.opacity }
        marks += inner
        return
      }
    case .clip(let shape, let isEvenOdd):
      let radius = containerRadius(at: transform, size, context, environment(of: element))
      effects.clip = shape.path(in: size, containerRadius: radius).transformed(by: transform)
      effects.isClipEvenOdd = isEvenOdd
    case .mask:
      var mask: [Mark] = []
      for placement in placements(element, proposal).dropFirst() {
        drawChild(placement, in: size, of: element, at: place, context, resolve, into: &mask)
      }
      effects.mask = mask
    case .text, .symbol, .picture, .shape, .fill, .spacer, .divider, .unknown,
      .accessoryBackground, .geometryReader, .chart, .stack, .zStack, .grid, .lazyGrid,
      .viewThatFits,
      .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .containerRelativeFrame,
      .position, .offset, .scale, .rotation, .guide, .layers, .hidden:
      break
    }
    marks.append(
      attributed(Mark(.group(inner, effects), size: size, transform: transform), element))
  }

  /// The radius of the container's corners less the distance of a box from its nearest edges.
  func containerRadius(
    at transform: Affine, _ size: Size, _ context: DrawingContext,
    _ environment: LayoutEnvironment
  ) -> Double {
    let box = Rect(0, 0, size.width, size.height).bounds(after: transform)
    let container = context.container
    let inset = max(
      min(
        box.x - container.x, box.y - container.y, container.right - box.right,
        container.bottom - box.bottom), 0)
    return max(environment.containerCornerRadius - inset, 0)
  }

  /// A mark with what its element inherits.
  func attributed(_ mark: Mark, _ element: Int) -> Mark {
    let environment = environment(of: element)
    var mark = mark
    mark.isAccentable = environment.isAccentable
    mark.accentedRendering = environment.accentedRendering
    mark.isPrivacySensitive = environment.isPrivacySensitive
    mark.isInvalidatable = environment.isInvalidatable
    mark.isInteractive = environment.isInteractive
    mark.source = elements[element].source
    mark.control = elements[element].control
    switch environment.redaction {
    case .placeholder: mark.isRedacted = true
    case .privacy: mark.isRedacted = environment.isPrivacySensitive
    case .invalidated, nil: break
    }
    return mark
  }
}

extension Affine {
  /// The transform about another point than the origin.
  func about(_ point: SIMD2<Double>) -> Affine {
    Affine.moving(by: -point).then(self).then(.moving(by: point))
  }
}
