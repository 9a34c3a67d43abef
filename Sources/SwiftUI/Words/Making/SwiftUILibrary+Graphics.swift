// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// What a `Canvas` draws in a size.
  func drawn(_ closure: SampleValue, in size: Size, at spot: Spot) -> ViewNode {
    let recorder = GraphicsValue.Recorder()
    let given = [
      SampleValue.interface(.graphics(GraphicsValue(recorder))), .interface(.size(size)),
    ]
    _ = code.call(closure, given.map { PassedValue(nil, $0) }, at: spot)
    return ViewNode(
      .zStack(recorder.nodes, alignment: .topLeading),
      [
        .frame(width: size.width, height: size.height, alignment: .topLeading),
        .environment(.layoutDirection(.leftToRight)),
      ])
  }

  /// `context.name(…)`; `nil`: not known.
  func graphicsCall(
    _ name: String, on context: inout GraphicsValue, _ parts: Arguments, at spot: Spot
  ) -> SampleValue? {
    switch name {
    case "fill":
      guard let path = outline(parts[0], in: .zero, at: spot) else { return nil }
      add(path, to: context, at: spot) { box in
        ShapeView(.rectangle, fill: shading(parts["with"], in: box, at: spot))
      }
    case "stroke":
      guard let path = outline(parts[0], in: .zero, at: spot) else { return nil }
      var stroke = stroke(parts["style"]) ?? StrokeStyle(width: parts["lineWidth"]?.number ?? 1)
      let scale = abs(context.transform.a * context.transform.d).squareRoot()
      if scale > 0 { stroke.width *= scale }
      add(path, to: context, margin: stroke.width / 2, at: spot) { box in
        ShapeView(
          .rectangle, stroke: stroke, paint: shading(parts["with"], in: box, at: spot))
      }
    case "draw": draw(parts, in: context, at: spot)
    case "drawLayer":
      guard let closure = parts.content() else { return nil }
      _ = code.call(closure, [PassedValue(nil, .interface(.graphics(context)))], at: spot)
    case "resolve": return parts[0]
    case "translateBy":
      move(&context, .moving(by: [parts["x"]?.number ?? 0, parts["y"]?.number ?? 0]))
    case "scaleBy": move(&context, .scaling(parts["x"]?.number ?? 1, parts["y"]?.number ?? 1))
    case "rotate": move(&context, .turning(degrees: degrees(parts["by"] ?? parts[0]) ?? 0))
    case "concatenate":
      guard let transform = parts[0].flatMap({ affine($0) }) else { return nil }
      move(&context, transform)
    case "clip":
      guard let path = outline(parts["to"], in: .zero, at: spot) else { return nil }
      context.clip = path.transformed(by: context.transform)
    case _: return nil
    }
    return .void
  }

  private func move(_ context: inout GraphicsValue, _ transform: Affine) {
    context.transform = transform.then(context.transform)
  }

  /// Adds a path in a box of its own, in which gradients run.
  private func add(
    _ path: Path, to context: GraphicsValue, margin: Double = 0, at spot: Spot,
    _ shape: (Rect) -> ShapeView
  ) {
    let path = path.transformed(by: context.transform)
    guard let (low, high) = path.bounds else { return }
    let box = Rect(
      low.x - margin, low.y - margin, high.x - low.x + 2 * margin, high.y - low.y + 2 * margin)
    var view = shape(box)
    view.kind = .path(path.transformed(by: .moving(by: [-box.x, -box.y])), size: nil)
    add(ViewNode(.shape(view), source: source(spot)), in: box, to: context)
  }

  private func add(_ node: ViewNode, in box: Rect, to context: GraphicsValue) {
    guard context.recorder.nodes.count < GraphicsValue.Recorder.mostNodes else { return }
    var node = node
    node.modifiers += [
      .frame(width: max(box.width, 0), height: max(box.height, 0), alignment: .center)
    ]
    if context.opacity != 1 { node.modifiers.append(.opacity(context.opacity)) }
    if let clip = context.clip {
      node.modifiers.append(
        .clip(
          .path(clip.transformed(by: .moving(by: [-box.x, -box.y])), size: nil), isEvenOdd: false))
    }
    node.modifiers += [
      .offset(x: box.x, y: box.y), .frame(width: 0, height: 0, alignment: .topLeading),
    ]
    context.recorder.nodes.append(node)
  }

  /// `draw(text, at:anchor:)`, `draw(image, in:)`.
  private func draw(_ parts: Arguments, in context: GraphicsValue, at spot: Spot) {
    guard let value = parts[0], var view = shownView(of: value, at: spot) else { return }
    if let rect = rect(parts["in"]) {
      if case .image(var image) = view {
        image.isResizable = true
        view = .image(image)
      }
      let place = context.transform([rect.x, rect.y])
      add(
        lowered(view),
        in: Rect(
          place.x, place.y, rect.width * abs(context.transform.a),
          rect.height * abs(context.transform.d)), to: context)
      return
    }
    let place = context.transform(point(parts["at"]) ?? .zero)
    let anchor = unitPoint(parts["anchor"]) ?? .center
    var node = lowered(view)
    node.modifiers += [
      .fixedSize(horizontal: true, vertical: true),
      .frame(width: 0, height: 0, alignment: Alignment(anchor)),
    ]
    let turn = Trigonometry.arctangent(y: context.transform.b, x: context.transform.a)
    if turn != 0 {
      node.modifiers.append(
        .rotationEffect(degrees: turn * 180 / Trigonometry.pi, anchor: .topLeading))
    }
    add(node, in: Rect(place.x, place.y, 0, 0), to: context)
  }

  /// `GraphicsContext.Shading`; points of gradients are on the canvas.
  private func shading(_ value: SampleValue?, in box: Rect, at spot: Spot) -> ForegroundStyle {
    guard case .implicit(let name, let arguments, _)? = value else {
      return paint(value, at: spot) ?? .primary
    }
    let parts = Arguments(arguments ?? [])
    func share(_ value: SampleValue?) -> UnitPoint {
      let place = point(value) ?? .zero
      return UnitPoint(
        box.width > 0 ? (place.x - box.x) / box.width : 0,
        box.height > 0 ? (place.y - box.y) / box.height : 0)
    }
    switch name {
    case "color", "style", "palette": return paint(parts[0], at: spot) ?? .primary
    case "foreground": return .primary
    case "backdrop": return .background
    case "linearGradient":
      guard case .linear(let stops, _, _)? = style(parts[0]) else { return .primary }
      return .linear(stops, from: share(parts["startPoint"]), to: share(parts["endPoint"]))
    case "radialGradient":
      guard case .linear(let stops, _, _)? = style(parts[0]) else { return .primary }
      return .radial(
        stops, center: share(parts["center"]), from: parts["startRadius"]?.number ?? 0,
        to: parts["endRadius"]?.number ?? 0)
    case _: return paint(value, at: spot) ?? .primary
    }
  }
}

extension Alignment {
  /// The nearest alignment to a place in a box.
  fileprivate init(_ place: UnitPoint) {
    self.init(
      place.x < 0.25 ? .leading : place.x > 0.75 ? .trailing : .center,
      place.y < 0.25 ? .top : place.y > 0.75 ? .bottom : .center)
  }
}
