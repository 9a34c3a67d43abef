// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyJSON
internal import VibrancyLayout

extension ViewReader {
  static let shapes: [(String, ShapeKind)] = [
    ("rectangle", .rectangle), ("circle", .circle), ("ellipse", .ellipse), ("capsule", .capsule),
    ("containerRelative", .containerRelative),
  ]

  /// The keys of a shape with numbers.
  enum ShapeKey: String, CaseIterable {
    case roundedRectangle, unevenRoundedRectangle, style, containerRelative, path, size
  }

  /// A shape by name or with its numbers.
  mutating func shape(_ value: JSONCursor?) -> ShapeKind? {
    guard let value else { return nil }
    if value.node.string != nil { return word(value, "shape", Self.shapes) }
    guard value.node.members != nil else {
      value.reportKind(wanted: #"a shape as "circle" or {"roundedRectangle": 8}"#)
      return nil
    }
    guard let object = value.object(ShapeKey.self, .known) else { return nil }
    if let size = object[.size], object[.path] == nil {
      size.reportKey(#"belongs to "path""#, fix: "remove it")
    }
    if let style = object[.style], object[.roundedRectangle] == nil,
      object[.unevenRoundedRectangle] == nil
    {
      style.reportKey("belongs to rounded rectangles", fix: "remove it")
    }
    let isContinuous = word(object[.style], "corner style", Self.corners) ?? true
    if let radius = object[.roundedRectangle] {
      return length(radius).map { .roundedRectangle(radius: $0, isContinuous: isContinuous) }
    }
    if let radii = object[.unevenRoundedRectangle] {
      let wanted = "[top leading, bottom leading, bottom trailing, top trailing]"
      return numbers(radii, count: 4, wanted) { $0.length($1) }.map {
        .unevenRoundedRectangle(
          topLeading: $0[0], topTrailing: $0[3], bottomLeading: $0[1], bottomTrailing: $0[2],
          isContinuous: isContinuous)
      }
    }
    if let flag = object[.containerRelative] { return isTrue(flag) ? .containerRelative : nil }
    if let path = object[.path] { return self.path(path, size: object[.size]) }
    if value.count != nil {
      value.report("is not a shape", fix: #"write one as "circle" or {"roundedRectangle": 8}"#)
    }
    return nil
  }

  /// Whether corners are continuous.
  static let corners = [("continuous", true), ("circular", false)]

  private mutating func path(_ value: JSONCursor, size: JSONCursor?) -> ShapeKind? {
    let sides = numbers(size, count: 2, "[width, height] of the path's box") { $0.length($1) }
    guard let data = value.string() else { return nil }
    guard let path = Path(svg: data.value) else {
      value.report("is not path data", fix: "write it as in an SVG: \"M0 0 L10 0 L10 10 Z\"")
      return nil
    }
    return .path(path, size: sides.map { Size($0[0], $0[1]) })
  }

  static let caps: [(String, StrokeStyle.Cap)] = [
    ("butt", .butt), ("round", .round), ("square", .square),
  ]
  static let joins: [(String, StrokeStyle.Join)] = [
    ("miter", .miter), ("round", .round), ("bevel", .bevel),
  ]

  /// A shape with what fills it and the line along it.
  mutating func shapeView(_ object: JSONObject<ViewKey>) -> ShapeView? {
    var style = StrokeStyle(width: length(object[.lineWidth]) ?? 1)
    style.cap = word(object[.lineCap], "line cap", Self.caps) ?? .butt
    style.join = word(object[.lineJoin], "line join", Self.joins) ?? .miter
    style.dash = dashes(object[.dash])
    style.dashPhase = distance(object[.dashPhase]) ?? 0
    let fill = paint(object[.fill])
    let line = object[.stroke] ?? object[.strokeBorder]
    if object[.stroke] != nil, let border = object[.strokeBorder] {
      border.reportKey(
        #"stands beside "stroke""#, fix: "a shape has one of them, remove the other")
    }
    if line == nil {
      for key in [ViewKey.lineWidth, .lineCap, .lineJoin, .dash, .dashPhase] {
        object[key]?.reportKey(
          "belongs to a line", fix: #"add "stroke" or "strokeBorder", or remove it"#)
      }
    }
    let paint = paint(line)
    let trim = numbers(object[.trim], count: 2, "[from, to] as shares") { $0.share($1) }
    let inset = distance(object[.inset]) ?? 0
    guard let kind = shape(object[.shape]) else { return nil }
    var view = ShapeView(kind, fill: fill)
    if line != nil {
      (view.stroke, view.strokePaint) = (style, paint)
      view.isBorder = object[.stroke] == nil
    }
    view.isEvenOdd = object.flag(.evenOdd) ?? false
    view.trim = trim.map { Trim($0[0], $0[1]) }
    view.inset = inset
    return view
  }

  private mutating func dashes(_ value: JSONCursor?) -> [Double] {
    guard let value else { return [] }
    if let count = value.count, count > 64 {
      value.report("has \(count) lengths, more than the limit of 64", fix: "use fewer")
      return []
    }
    let lengths = value.list { $0 }?.compactMap { length($0) } ?? []
    if !lengths.isEmpty, lengths.allSatisfy({ $0 == 0 }) {
      value.report("has no length above 0", fix: "write one, or remove the key")
      return []
    }
    return lengths
  }
}
