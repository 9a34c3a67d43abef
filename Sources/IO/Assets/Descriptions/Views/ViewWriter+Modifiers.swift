// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWriter {
  /// A modifier with its key; `nil`: it changes nothing, or cannot be said, which is remarked.
  mutating func written(_ modifier: Modifier) -> (ViewKey, CommentedValue)? {
    switch modifier {
    case .frame(let width, let height, let alignment):
      return (.frame, frame(width, height, alignment))
    case .flexibleFrame(let frame): return (.frame, self.frame(frame))
    case .padding(let insets): return (.padding, Self.padding(insets))
    case .fixedSize(let horizontal, let vertical):
      let both = horizontal && vertical
      return (.fixedSize, both ? .true : .list([.flag(horizontal), .flag(vertical)]))
    case .aspectRatio(let ratio, let mode):
      let mode = CommentedValue.text(Self.name(of: mode, ViewReader.contentModes))
      let valid = ratio.flatMap { $0 > 0 && $0.isFinite ? Self.bounded($0, 0.0001...10_000) : nil }
      return (
        .aspectRatio,
        .object((valid.map { [("ratio", .number($0))] } ?? []) + [("contentMode", mode)])
      )
    case .layoutPriority(let priority):
      return (.layoutPriority, .number(Self.bounded(priority, -1e6...1e6)))
    case .offset(let x, let y): return (.offset, Self.pair(x, y))
    case .position(let x, let y): return (.position, Self.pair(x, y))
    case .scaleEffect(let x, let y, let anchor): return (.scaleEffect, scale(x, y, anchor))
    case .rotationEffect(let degrees, let anchor):
      let degrees = Self.degrees(degrees)
      return (
        .rotation,
        anchor == .center ? degrees : .object([("degrees", degrees), ("anchor", point(anchor))])
      )
    case .alignmentGuide(let rule): return (.alignmentGuide, guide(rule))
    case .containerRelativeFrame(let frame): return (.containerRelativeFrame, self.frame(frame))
    case .gridCell(let cell): return (.gridCell, self.cell(cell))
    case .background(let node, let alignment): return (.background, placed(node, alignment))
    case .backgroundStyle(let style, let shape): return (.background, placed(style, shape))
    case .overlay(let node, let alignment): return (.overlay, placed(node, alignment))
    case .clip(.roundedRectangle(let radius, isContinuous: true), isEvenOdd: false):
      return (.cornerRadius, Self.length(radius))
    case .clip(let shape, let isEvenOdd):
      let shape = self.shape(shape)
      return (.clip, isEvenOdd ? .object([("shape", shape), ("evenOdd", .true)]) : shape)
    case .mask(let node, let alignment): return (.mask, placed(node, alignment))
    case .opacity(let share): return (.opacity, Self.share(share))
    case .blend(let mode): return (.blend, .text(Self.name(of: mode, ViewReader.blends)))
    case .compositingGroup: return (.compositing, .true)
    case .luminanceToAlpha: return (.luminanceToAlpha, .true)
    case .blur(let radius): return (.blur, Self.length(radius))
    case .shadow(let shadow): return (.shadow, self.shadow(shadow))
    case .hidden: return (.hidden, .true)
    case .environment(let change): return written(change)
    }
  }

  private static func pair(_ x: Double, _ y: Double) -> CommentedValue {
    .list([distance(x), distance(y)])
  }

  private static func padding(_ insets: Insets) -> CommentedValue {
    let (top, bottom) = (insets.top, insets.bottom)
    let (leading, trailing) = (insets.leading, insets.trailing)
    if top == bottom, leading == trailing {
      if top == leading { return distance(top) }
      let sides = [("horizontal", leading), ("vertical", top)].filter { $0.1 != 0 }
      return .object(sides.map { (key: $0.0, value: distance($0.1)) })
    }
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return .object(edges.filter { $0.1 != 0 }.map { (key: $0.0, value: distance($0.1)) })
  }

  private mutating func frame(
    _ width: Double?, _ height: Double?, _ alignment: Alignment
  ) -> CommentedValue {
    var members: [(key: String, value: CommentedValue)] = []
    for (key, length) in [("width", width), ("height", height)] {
      if let length, length.isFinite { members.append((key, Self.length(length))) }
    }
    if alignment != .center { members.append(("alignment", .text(name(of: alignment)))) }
    return .object(members)
  }

  private mutating func frame(_ frame: FlexibleFrame) -> CommentedValue {
    var members: [(key: String, value: CommentedValue)] = []
    for (axis, range) in [("Width", frame.width), ("Height", frame.height)] {
      // In order, as layout takes them.
      var lengths = [range.least, range.ideal, range.most].map { length in
        length.flatMap { $0.isNaN ? nil : max($0, 0) }
      }
      if lengths[0] == .infinity { lengths[0] = ViewReader.mostPoints }
      if let least = lengths[0], let most = lengths[2], most < least { lengths[2] = least }
      if let ideal = lengths[1] {
        lengths[1] = min(max(ideal, lengths[0] ?? 0), lengths[2] ?? .infinity)
      }
      for (key, length) in zip(["min", "ideal", "max"], lengths) {
        guard let length else { continue }
        members.append(
          (
            key + axis,
            key == "max" && length == .infinity ? .text("infinity") : Self.length(length)
          ))
      }
    }
    if frame.alignment != .center {
      members.append(("alignment", .text(name(of: frame.alignment))))
    }
    return .object(members)
  }

  private mutating func frame(_ frame: ContainerRelativeFrame) -> CommentedValue {
    var members: [(key: String, value: CommentedValue)] = [
      ("axes", .text(Self.name(of: frame.axes, ViewReader.axes)))
    ]
    for (key, count) in [("count", frame.count), ("span", frame.span)] where count != 1 {
      members.append((key, .number(Double(min(max(count, 1), 1000)))))
    }
    if frame.spacing != 0 { members.append(("spacing", Self.distance(frame.spacing))) }
    if frame.alignment != .center {
      members.append(("alignment", .text(name(of: frame.alignment))))
    }
    return .object(members)
  }

  private mutating func cell(_ cell: GridCell) -> CommentedValue {
    var members: [(key: String, value: CommentedValue)] = []
    if cell.columns != 1 {
      members.append(("columns", .number(Double(min(max(cell.columns, 1), 1000)))))
    }
    if let anchor = cell.anchor { members.append(("anchor", point(anchor))) }
    if cell.unsizedAxes.horizontal || cell.unsizedAxes.vertical {
      members.append(("unsizedAxes", .text(Self.name(of: cell.unsizedAxes, ViewReader.axes))))
    }
    if let alignment = cell.columnAlignment {
      members.append(("columnAlignment", .text(name(of: alignment))))
    }
    return .object(members)
  }

  private func scale(_ x: Double, _ y: Double, _ anchor: UnitPoint) -> CommentedValue {
    func factor(_ factor: Double) -> CommentedValue { .number(Self.bounded(factor, -1000...1000)) }
    guard anchor == .center else {
      return .object([("x", factor(x)), ("y", factor(y)), ("anchor", point(anchor))])
    }
    return x == y ? factor(x) : .list([factor(x), factor(y)])
  }

  private mutating func guide(_ rule: GuideRule) -> CommentedValue {
    var members: [(key: String, value: CommentedValue)] = [("guide", .text(name(of: rule.guide)))]
    if let base = rule.base { members.append(("from", .text(name(of: base)))) }
    func factor(_ key: String, _ factor: Double, _ standard: Double) {
      guard factor != standard else { return }
      members.append((key, .number(Self.bounded(factor, -1000...1000))))
    }
    factor("factor", rule.factor, 1)
    factor("width", rule.widthShare, 0)
    factor("height", rule.heightShare, 0)
    if rule.offset != 0 { members.append(("offset", Self.distance(rule.offset))) }
    return .object(members)
  }

  private mutating func name(of guide: Guide) -> String {
    let near: Guide =
      switch guide {
      case .horizontal(let alignment): .horizontal(nearest(to: alignment))
      case .vertical(let alignment): .vertical(nearest(to: alignment))
      }
    return Self.name(of: near, ViewReader.guides)
  }

  private func shadow(_ shadow: Shadow) -> CommentedValue {
    var members: [(key: String, value: CommentedValue)] = [("radius", Self.length(shadow.radius))]
    if shadow.x != 0 { members.append(("x", Self.distance(shadow.x))) }
    if shadow.y != 0 { members.append(("y", Self.distance(shadow.y))) }
    if shadow.color != Shadow(radius: 0).color { members.append(("color", color(shadow.color))) }
    return .object(members)
  }

  /// A view behind or above another.
  private mutating func placed(_ node: ViewNode, _ alignment: Alignment) -> CommentedValue {
    guard alignment != .center else { return self.node(node) }
    return .object([("node", self.node(node)), ("alignment", .text(name(of: alignment)))])
  }

  /// A style behind a view.
  private mutating func placed(_ style: ForegroundStyle, _ shape: ShapeKind?) -> CommentedValue {
    let paint = paint(style)
    if let shape { return .object([("color", paint), ("in", self.shape(shape))]) }
    switch style {
    case .linear, .radial, .elliptical, .angular: return paint
    case .level, .levelOf, .tint, .background, .color, .material, .faded:
      return paint.isCompound ? .object([("style", paint)]) : paint
    }
  }
}
