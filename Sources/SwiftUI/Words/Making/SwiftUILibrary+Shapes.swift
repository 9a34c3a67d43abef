// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// A `Shape`, or what converts to it.
  func shape(_ value: SampleValue?, at spot: Spot) -> ShapeValue? {
    switch value {
    case .view(.shape(let shape)): return shape
    case .view(.own(let inner, let place)): return shape(inner, at: place)
    case .interface(.path(let recorder)):
      return ShapeValue(.path(recorder.path, size: nil), at: spot)
    case .structure:
      guard let value, isOwnShape(value) else { return nil }
      var shape = ShapeValue(.rectangle, at: spot)
      shape.own = value
      return shape
    case .implicit(let name, let arguments, let spot):
      if let own = value.flatMap({ own($0, of: ["Shape", "InsettableShape"]) }) {
        return shape(own, at: spot)
      }
      guard let type = Self.shapeNames[name],
        case .view(.shape(let shape)) = construct(
          TypeName(type), arguments ?? [], at: spot)
      else { return nil }
      return shape
    case _: return nil
    }
  }

  private static let shapeNames = [
    "rect": "RoundedRectangle", "circle": "Circle", "capsule": "Capsule", "ellipse": "Ellipse",
    "containerRelative": "ContainerRelativeShape", "containerShape": "ContainerRelativeShape",
    "buttonBorder": "Capsule",
  ]

  /// Whether a value is a shape of the sources.
  func isOwnShape(_ value: SampleValue) -> Bool {
    code.statements.conforms(value, to: "Shape")
      || code.statements.conforms(value, to: "InsettableShape")
  }

  /// The outline of a shape in a size; `nil`: it is no shape.
  func outline(_ value: SampleValue?, in size: Size, at spot: Spot) -> Path? {
    if case .interface(.path(let recorder)) = value { return recorder.path }
    guard let shape = shape(value, at: spot) else { return nil }
    return outline(shape, in: size)
  }

  /// The outline of a shape in a size, turned as it says.
  func outline(_ shape: ShapeValue, in size: Size) -> Path {
    var box = size
    for case .size(let size) in shape.turns { box = size }
    let inset = shape.own == nil ? shape.view.inset : 0
    var path: Path
    if let own = shape.own {
      path = ownPath(own, in: box, at: shape.spot)
    } else {
      path = shape.view.kind.path(in: box, inset: inset, containerRadius: 20)
    }
    for turn in shape.turns {
      switch turn {
      case .rotation(let degrees, let anchor):
        path = path.transformed(by: Self.about(anchor, box, .turning(degrees: degrees)))
      case .scale(let x, let y, let anchor):
        path = path.transformed(by: Self.about(anchor, box, .scaling(x, y)))
      case .offset(let x, let y): path = path.transformed(by: .moving(by: [x, y]))
      case .size: break
      }
    }
    return path
  }

  private static func about(_ anchor: UnitPoint, _ size: Size, _ transform: Affine) -> Affine {
    let point = anchor.point(in: size)
    return Affine.moving(by: -point).then(transform).then(.moving(by: point))
  }

  /// The path that a shape of the sources has in a size.
  private func ownPath(_ value: SampleValue, in size: Size, at spot: Spot) -> Path {
    let rect = SampleValue.interface(.rect(Rect(0, 0, size.width, size.height)))
    let function = code.access.member("path", of: value, at: spot)
    let result = code.call(function, [PassedValue("in", rect)], at: spot)
    if case .interface(.path(let recorder)) = result { return recorder.path }
    // A shape may give another shape's path as a view: `Circle().path(in: rect)` does not.
    return outline(result, in: size, at: spot) ?? Path()
  }

  /// `shape.name(…)`, as far as it stays a shape or becomes one with paint.
  func shapeCall(
    _ name: String, on shape: ShapeValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let parts = Arguments(arguments)
    var result = shape
    switch name {
    case "fill":
      if let image = paintedImage(parts["style"] ?? parts[0], at: spot) {
        let clip = [PassedValue(nil, .view(.shape(shape)))]
        return .view(.modified(.image(image), "clipShape", clip, spot))
      }
      // The outline of a shape is a shape itself: `stroke(lineWidth: 4).fill(.red)`.
      if shape.isPainted, shape.view.stroke != nil, shape.view.strokePaint == nil,
        shape.view.fill == nil
      {
        result.view.strokePaint = paint(parts["style"] ?? parts[0], at: spot) ?? .primary
        result.paintSpot = spot
        return .view(.shape(result))
      }
      if shape.isPainted {
        var below = ShapeValue(shape.view.kind, at: spot)
        (below.own, below.turns, below.view.trim) = (shape.own, shape.turns, shape.view.trim)
        below.view.fill = paint(parts["style"] ?? parts[0], at: spot) ?? .primary
        (below.isPainted, below.paintSpot) = (true, spot)
        result.below.append(below)
        return .view(.shape(result))
      }
      let evenOdd = parts["style"].flatMap { value -> Bool? in
        guard case .implicit("init", .some(let inner), _) = value else { return nil }
        return Arguments(inner)["eoFill"]?.flag
      }
      result.view.fill =
        paint(parts[0] ?? (evenOdd == nil ? parts["style"] : nil), at: spot) ?? .primary
      result.view.isEvenOdd = evenOdd ?? false
      (result.isPainted, result.paintSpot) = (true, spot)
    case "stroke", "strokeBorder":
      var style = stroke(parts["style"])
      var paint: ForegroundStyle?
      // `stroke(lineWidth:)`, `stroke(style)` without a paint.
      if style == nil, let own = stroke(parts[0]) {
        style = own
      } else {
        paint = self.paint(parts[0], at: spot)
      }
      if style == nil { style = StrokeStyle(width: parts["lineWidth"]?.number ?? 1) }
      if shape.isPainted {
        var over = ShapeValue(shape.view.kind, at: spot)
        (over.own, over.turns, over.view.trim) = (shape.own, shape.turns, shape.view.trim)
        (over.view.stroke, over.view.strokePaint) = (style, paint)
        over.view.isBorder = name == "strokeBorder"
        (over.isPainted, over.paintSpot) = (true, spot)
        over.below = [shape]
        return .view(.shape(over))
      }
      (result.view.stroke, result.view.strokePaint) = (style, paint)
      result.view.isBorder = name == "strokeBorder"
      (result.isPainted, result.paintSpot) = (true, spot)
    case "trim":
      guard !shape.isPainted else { return nil }
      result.view.trim = Trim(
        parts["from"]?.number ?? 0, code.unknownNumber(in: parts) ?? parts["to"]?.number ?? 1)
    case "inset":
      guard !shape.isPainted, let amount = (parts["by"] ?? parts[0])?.number else { return nil }
      result.view.inset += amount
    case "rotation":
      guard !shape.isPainted, let angle = degrees(parts[0]) else { return nil }
      result.turns.append(.rotation(angle, unitPoint(parts["anchor"]) ?? .center))
    case "scale":
      guard !shape.isPainted else { return nil }
      let x = parts["x"]?.number ?? parts[0]?.number ?? 1
      let y = parts["y"]?.number ?? parts[0]?.number ?? 1
      result.turns.append(.scale(x, y, unitPoint(parts["anchor"]) ?? .center))
    case "size":
      guard !shape.isPainted else { return nil }
      let size = size(parts[0]) ?? Size(parts["width"]?.number ?? 0, parts["height"]?.number ?? 0)
      result.turns.append(.size(size))
    case "path":
      guard !shape.isPainted, let rect = rect(parts["in"] ?? parts[0]) else { return nil }
      let path = outline(shape, in: rect.size).transformed(by: .moving(by: [rect.x, rect.y]))
      let trimmed = shape.view.trim.map { path.trimmed(from: $0.start, to: $0.end) } ?? path
      return .interface(.path(PathRecorder(trimmed)))
    case _: return nil
    }
    return .view(.shape(result))
  }

  /// The kind of a shape where its size is not known: paths are stretched.
  func kind(_ shape: ShapeValue) -> ShapeKind {
    guard shape.own != nil || !shape.turns.isEmpty else { return shape.view.kind }
    let box = Size(100, 100)
    return .path(outline(shape, in: box), size: box)
  }

  /// A shape as a view.
  func lowered(_ shape: ShapeValue) -> ViewNode {
    let source = source(shape.spot, paintedAt: shape.paintSpot)
    // The path of one of the sources is made for the size it gets.
    let isPlain = shape.own == nil && shape.turns.isEmpty
    let node = ViewNode(
      isPlain ? .shape(shape.view) : .geometryReader(reader(.shape(shape))), source: source)
    guard !shape.below.isEmpty else { return node }
    return ViewNode(.zStack(shape.below.map { lowered($0) } + [node], alignment: .center))
  }

  /// A shape whose path is made for a size.
  func resolved(_ shape: ShapeValue, in size: Size) -> ViewNode {
    var view = shape.view
    view.kind = .path(outline(shape, in: size), size: nil)
    if shape.own == nil { view.inset = 0 }
    return ViewNode(
      .shape(view), [.frame(width: size.width, height: size.height, alignment: .topLeading)],
      source: source(shape.spot))
  }
}
