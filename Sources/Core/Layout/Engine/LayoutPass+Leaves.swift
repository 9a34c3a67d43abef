// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancySymbols
internal import VibrancyTypography

extension LayoutPass {
  /// Draws a view without views in it.
  ///
  /// Text, symbols and pictures begin on whole pixels, colors, rectangles and dividers also end there,
  /// where nothing turns or enlarges them (Assumed: so they are sharp on captures).
  func drawLeaf(
    _ element: Int, at place: SIMD2<Double>, _ proposal: ProposedSize, _ context: DrawingContext,
    into marks: inout [Mark]
  ) {
    let environment = environment(of: element)
    let chosen = size(element, proposal).drawable
    var box = Rect(place.x, place.y, chosen.width, chosen.height)
    let isUpright =
      context.transform.a == 1 && context.transform.b == 0 && context.transform.c == 0
      && context.transform.d == 1
    func snapped(sizes: Bool) {
      guard isUpright else { return }
      let (right, bottom) = (environment.onPixels(box.right), environment.onPixels(box.bottom))
      (box.x, box.y) = (environment.onPixels(box.x), environment.onPixels(box.y))
      if sizes { (box.width, box.height) = (max(right - box.x, 0), max(bottom - box.y, 0)) }
    }
    func append(_ content: Mark.Content, scaled: SIMD2<Double> = [1, 1], size: Size? = nil) {
      let transform = Affine.scaling(scaled.x, scaled.y).then(.moving(by: [box.x, box.y]))
        .then(context.transform)
      marks.append(
        attributed(Mark(content, size: size ?? box.size, transform: transform), element))
    }

    switch elements[element].kind {
    case .text(let runs, let styles, let options):
      snapped(sizes: false)
      var block = textBlock(element, runs, options, proposal)
      for index in block.runs.indices where index < styles.count {
        block.runs[index].paint = environment.paint(styles[index], in: box.size)
      }
      append(.text(block))
    case .symbol(let symbol, let name, _):
      snapped(sizes: false)
      let own = Size(symbol.size.x, symbol.size.y)
      guard own.width > 0, own.height > 0 else { return }
      append(
        .symbol(symbol, name: name, environment.foregroundPaint(in: own)),
        scaled: [box.width / own.width, box.height / own.height], size: own)
    case .picture(let picture):
      snapped(sizes: false)
      append(
        .picture(
          name: picture.name,
          ink: picture.isTemplate ? environment.foregroundPaint(in: box.size) : nil))
    case .shape(let shape):
      if shape.kind == .rectangle, shape.stroke == nil { snapped(sizes: true) }
      drawShape(shape, box.size, context, environment, at: [box.x, box.y]) { append($0) }
    case .fill(let style):
      snapped(sizes: true)
      append(fill(style, ShapeKind.rectangle.path(in: box.size), false, box.size, environment))
    case .divider:
      // A line of one pixel stays one pixel.
      let line = 1 / environment.displayScale
      snapped(sizes: true)
      if chosen.height <= line { box.height = line }
      if chosen.width <= line { box.width = line }
      append(
        .fill(
          ShapeKind.rectangle.path(in: box.size), isEvenOdd: false,
          .color(environment.separator)))
    case .unknown(let name): append(.unknown(name))
    case .accessoryBackground:
      append(.accessoryBackground(environment.accessoryShape.path(in: box.size)))
    case .spacer, .geometryReader, .chart, .stack, .zStack, .grid, .lazyGrid, .viewThatFits, .frame,
      .flexibleFrame, .padding, .fixedSize, .aspectRatio, .containerRelativeFrame, .position,
      .offset, .scale, .rotation, .guide, .layers, .mask, .clip, .effects, .hidden:
      return
    }
  }

  private func drawShape(
    _ shape: ShapeView, _ size: Size, _ context: DrawingContext,
    _ environment: LayoutEnvironment, at place: SIMD2<Double>, append: (Mark.Content) -> Void
  ) {
    let transform = Affine.moving(by: place).then(context.transform)
    let radius = containerRadius(at: transform, size, context, environment)
    func path(inset: Double) -> Path {
      let whole = shape.kind.path(in: size, inset: inset, containerRadius: radius)
      guard let trim = shape.trim else { return whole }
      return whole.trimmed(from: trim.start, to: trim.end)
    }
    if shape.fill != nil || shape.stroke == nil {
      let path = path(inset: shape.inset)
      append(fill(shape.fill ?? .primary, path, shape.isEvenOdd, size, environment))
    }
    if var stroke = shape.stroke {
      stroke.width = max(Rect.bounded(stroke.width), 0)
      let inset = shape.inset + (shape.isBorder ? stroke.width / 2 : 0)
      append(
        .stroke(
          path(inset: inset), stroke, environment.paint(shape.strokePaint ?? .primary, in: size)))
    }
  }

  private func fill(
    _ style: ForegroundStyle, _ path: Path, _ isEvenOdd: Bool, _ size: Size,
    _ environment: LayoutEnvironment
  ) -> Mark.Content {
    if let material = environment.material(style) { return .material(material, path) }
    return .fill(path, isEvenOdd: isEvenOdd, environment.paint(style, in: size))
  }
}
