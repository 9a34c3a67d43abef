// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout

extension ViewWriter {
  /// A shape with what fills it and the line along it, its kind first.
  mutating func shape(_ view: ShapeView) -> [(ViewKey, CommentedValue)] {
    var members: [(ViewKey, CommentedValue)] = [(.shape, shape(view.kind))]
    func add(_ key: ViewKey, _ value: CommentedValue, unless isStandard: Bool) {
      if !isStandard { members.append((key, value)) }
    }
    if let fill = view.fill { members.append((.fill, paint(fill))) }
    add(.evenOdd, .true, unless: !view.isEvenOdd)
    if let stroke = view.stroke {
      let line = paint(view.strokePaint ?? .primary)
      members.append((view.isBorder ? .strokeBorder : .stroke, line))
      add(.lineWidth, Self.length(stroke.width), unless: stroke.width == 1)
      add(.lineCap, .text(Self.name(of: stroke.cap, ViewReader.caps)), unless: stroke.cap == .butt)
      add(
        .lineJoin, .text(Self.name(of: stroke.join, ViewReader.joins)),
        unless: stroke.join == .miter)
      if stroke.miterLimit != 10, stroke.join == .miter { lose("a miter limit of its own") }
      let dash = stroke.dash.prefix(64)
      let isDashed = dash.contains { $0 > 0 && !$0.isNaN }
      add(.dash, .list(dash.map { Self.length($0) }), unless: !isDashed)
      add(.dashPhase, Self.distance(stroke.dashPhase), unless: stroke.dashPhase == 0)
    }
    if let trim = view.trim {
      members.append((.trim, .list([Self.share(trim.start), Self.share(trim.end)])))
    }
    add(.inset, Self.distance(view.inset), unless: view.inset == 0)
    return members
  }

  /// A shape by name or with its numbers.
  mutating func shape(_ kind: ShapeKind) -> CommentedValue {
    func corners(_ isContinuous: Bool) -> [(key: String, value: CommentedValue)] {
      isContinuous ? [] : [("style", .text("circular"))]
    }
    switch kind {
    case .rectangle, .circle, .ellipse, .capsule, .containerRelative:
      return .text(Self.name(of: kind, ViewReader.shapes))
    case .roundedRectangle(let radius, let isContinuous):
      return .object([("roundedRectangle", Self.length(radius))] + corners(isContinuous))
    case .unevenRoundedRectangle(
      let topLeading, let topTrailing, let bottomLeading, let bottomTrailing, let isContinuous):
      let radii = [topLeading, bottomLeading, bottomTrailing, topTrailing].map { Self.length($0) }
      return .object([("unevenRoundedRectangle", .list(radii))] + corners(isContinuous))
    case .path(let path, let size):
      let box = size.map { [("size", pair($0))] } ?? []
      return .object([("path", .text(Self.data(of: path)))] + box)
    case .arc, .partialCapsule, .markedBar:
      lose("a shape of the system's controls")
      return .text("capsule")
    }
  }

  private func pair(_ size: Size) -> CommentedValue {
    .list([Self.length(size.width), Self.length(size.height)])
  }

  /// A path as SVG path data.
  private static func data(of path: Path) -> String {
    func text(_ points: Path.Point...) -> String {
      points.flatMap { [$0.x, $0.y] }.map { number in
        let text = "\(bounded(number, -1e8...1e8))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }.joined(separator: " ")
    }
    var parts: [String] = []
    for element in path.elements.prefix(100_000) {
      let part =
        switch element {
        case .move(let point): "M" + text(point)
        case .line(let point): "L" + text(point)
        case .quadratic(let handle, let end): "Q" + text(handle, end)
        case .cubic(let first, let second, let end): "C" + text(first, second, end)
        case .close: "Z"
        }
      // Data begins with a place.
      if parts.isEmpty, !part.hasPrefix("M") { parts.append("M0 0") }
      parts.append(part)
    }
    return parts.joined(separator: " ")
  }
}
