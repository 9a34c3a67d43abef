// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyJSON
internal import VibrancyLayout

extension ViewReader {
  static let blends: [(String, Compositing)] = [
    ("normal", .normal), ("destinationOut", .destinationOut), ("multiply", .multiply),
    ("screen", .screen), ("overlay", .overlay), ("darken", .darken), ("lighten", .lighten),
    ("plusLighter", .plusLighter), ("plusDarker", .plusDarker), ("sourceAtop", .sourceAtop),
    ("destinationOver", .destinationOver), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
  ]

  /// `contentMode` of symbols and pictures, which is innermost.
  mutating func addFit(
    _ kind: ViewKind, _ object: JSONObject<ViewKey>, to modifiers: inout [Modifier]
  ) {
    guard kind == .symbol || kind == .image || kind == .placeholder else { return }
    if let mode = word(object[.contentMode], "content mode", Self.contentModes) {
      modifiers.append(.aspectRatio(nil, mode))
    }
  }

  /// The modifiers of one object in their fixed order, the inner first.
  ///
  /// - Parameters:
  ///   - isRoot: Whether it is a layer, whose `frame` may be a list: its place on the canvas.
  ///   - kind: What the object is; `nil`: modifiers alone.
  mutating func add(
    _ object: JSONObject<ViewKey>, to modifiers: inout [Modifier], isRoot: Bool,
    of kind: ViewKind?
  ) {
    func add(_ modifier: Modifier?) { if let modifier { modifiers.append(modifier) } }
    for change in inherited(object, of: kind) { add(.environment(change)) }
    add(aspectRatio(object[.aspectRatio]))
    add(padding(object[.padding]).map { .padding($0) })
    add(fixedSize(object[.fixedSize]))
    if let frame = object[.frame], !(isRoot && frame.node.elements != nil) {
      add(self.frame(frame))
    }
    add(relativeFrame(object[.containerRelativeFrame]))
    add(behind(object[.background]))
    add(above(object[.overlay]))
    add(clip(object[.clip]))
    add(
      length(object[.cornerRadius]).map {
        .clip(.roundedRectangle(radius: $0, isContinuous: true), isEvenOdd: false)
      })
    add(mask(object[.mask]))
    add(share(object[.opacity]).map { .opacity($0) })
    add(pair(object[.offset]).map { .offset(x: $0[0], y: $0[1]) })
    add(pair(object[.position]).map { .position(x: $0[0], y: $0[1]) })
    add(rotation(object[.rotation]))
    add(scaleEffect(object[.scaleEffect]))
    add(shadow(object[.shadow]).map { .shadow($0) })
    add(length(object[.blur]).map { .blur(radius: $0) })
    if object.flag(.compositing) == true { add(.compositingGroup) }
    if object.flag(.luminanceToAlpha) == true { add(.luminanceToAlpha) }
    add(word(object[.blend], "blend mode", Self.blends).map { .blend($0) })
    add(
      number(object[.layoutPriority], in: -1e6...1e6, "a number from -1000000 to 1000000")
        .map { .layoutPriority($0) })
    add(guide(object[.alignmentGuide]).map { .alignmentGuide($0) })
    add(gridCell(object[.gridCell]))
    if object.flag(.hidden) == true { add(.hidden) }
    for change in marks(object) { add(.environment(change)) }
  }

  private mutating func pair(_ value: JSONCursor?) -> [Double]? {
    numbers(value, count: 2, "[x, y] in points") { $0.distance($1) }
  }

  /// The keys of a ratio.
  enum RatioKey: String, CaseIterable { case ratio, contentMode }

  private mutating func aspectRatio(_ value: JSONCursor?) -> Modifier? {
    guard let object = value?.object(RatioKey.self, .known) else { return nil }
    let mode = word(object[.contentMode], "content mode", Self.contentModes) ?? .fit
    guard let ratio = object[.ratio] else { return .aspectRatio(nil, mode) }
    return number(ratio, in: 0.0001...10_000, "width ÷ height, from 0.0001 to 10000").map {
      .aspectRatio($0, mode)
    }
  }

  private mutating func fixedSize(_ value: JSONCursor?) -> Modifier? {
    guard let value else { return nil }
    guard value.node.elements != nil else {
      return value.flag() == true ? .fixedSize(horizontal: true, vertical: true) : nil
    }
    guard value.count == 2, let sides = value.list({ $0.flag() }), sides.count == 2 else {
      if value.count != 2 { value.report("is not a pair", fix: "write [horizontal, vertical]") }
      return nil
    }
    return .fixedSize(horizontal: sides[0], vertical: sides[1])
  }

  /// The keys of a clip with a rule.
  enum ClipKey: String, CaseIterable { case shape, evenOdd }

  /// A shape, or one with the rule for parts covered twice.
  private mutating func clip(_ value: JSONCursor?) -> Modifier? {
    guard let members = value?.node.members, members.contains(where: { $0.key == "shape" }) else {
      return shape(value).map { .clip($0, isEvenOdd: false) }
    }
    guard let object = value?.object(ClipKey.self, .known) else { return nil }
    let isEvenOdd = object.flag(.evenOdd) ?? false
    return shape(object.required(.shape)).map { .clip($0, isEvenOdd: isEvenOdd) }
  }

  /// The keys of a turn about a point.
  enum TurnKey: String, CaseIterable { case degrees, anchor }

  private mutating func rotation(_ value: JSONCursor?) -> Modifier? {
    guard value?.node.members != nil else {
      return degrees(value).map { .rotationEffect(degrees: $0, anchor: .center) }
    }
    guard let object = value?.object(TurnKey.self, .known) else { return nil }
    let anchor = point(object[.anchor]) ?? .center
    return degrees(object.required(.degrees)).map { .rotationEffect(degrees: $0, anchor: anchor) }
  }

  /// The keys of an enlargement about a point.
  enum ScaleKey: String, CaseIterable { case x, y, anchor }

  private mutating func scaleEffect(_ value: JSONCursor?) -> Modifier? {
    func factor(_ reader: inout ViewReader, _ value: JSONCursor?) -> Double? {
      reader.number(value, in: -1000...1000, "a number from -1000 to 1000, or [x, y]")
    }
    guard let value else { return nil }
    if value.node.members != nil {
      guard let object = value.object(ScaleKey.self, .known) else { return nil }
      let (x, y) = (factor(&self, object[.x]), factor(&self, object[.y]))
      return .scaleEffect(x: x ?? 1, y: y ?? 1, anchor: point(object[.anchor]) ?? .center)
    }
    guard value.node.elements != nil else {
      return factor(&self, value).map { .scaleEffect(x: $0, y: $0, anchor: .center) }
    }
    return numbers(value, count: 2, "[x, y]", factor).map {
      .scaleEffect(x: $0[0], y: $0[1], anchor: .center)
    }
  }

  /// The keys of a view beside another.
  enum PlacedKey: String, CaseIterable {
    case node, alignment
    case color
    case shape = "in"
    case style
  }

  /// A view with where it stands; or a style in a shape.
  private enum Placed {
    case view(ViewNode, Alignment)
    case style(ForegroundStyle, ShapeKind?)
  }

  private mutating func placed(_ value: JSONCursor?) -> Placed? {
    guard let value else { return nil }
    if value.node.string != nil { return paint(value).map { .style($0, nil) } }
    let keys = Set((value.node.members.map { $0.map(\.key) }) ?? [])
    if !keys.isDisjoint(with: ["linear", "radial", "elliptical", "angular"]) {
      return paint(value).map { .style($0, nil) }
    }
    guard keys.contains("node") || keys.contains("in") || keys == ["style"] else {
      return node(value).map { .view($0, .center) }
    }
    guard let object = value.object(PlacedKey.self, .known) else { return nil }
    let alignment = word(object[.alignment], "alignment", Self.alignments) ?? .center
    if let inner = object[.node] {
      for key in [PlacedKey.color, .shape, .style] {
        object[key]?.reportKey(#"stands beside "node""#, fix: "remove one of them")
      }
      return node(inner).map { .view($0, alignment) }
    }
    object[.alignment]?.reportKey(#"belongs to "node""#, fix: "remove it")
    if let style = object[.style] { return paint(style).map { .style($0, nil) } }
    let shape = shape(object[.shape])
    guard let style = paint(object.required(.color)), let shape else { return nil }
    return .style(style, shape)
  }

  private mutating func behind(_ value: JSONCursor?) -> Modifier? {
    switch placed(value) {
    case .view(let node, let alignment): .background(node, alignment: alignment)
    case .style(let style, let shape): .backgroundStyle(style, shape)
    case nil: nil
    }
  }

  private mutating func above(_ value: JSONCursor?) -> Modifier? {
    switch placed(value) {
    case .view(let node, let alignment): return .overlay(node, alignment: alignment)
    case .style(let style, let shape):
      let content = shape.map { ViewContent.shape(ShapeView($0, fill: style)) } ?? .fill(style)
      let source = value?.node.bytes.lowerBound
      return .overlay(ViewNode(content, source: source), alignment: .center)
    case nil: return nil
    }
  }

  private mutating func mask(_ value: JSONCursor?) -> Modifier? {
    switch placed(value) {
    case .view(let node, let alignment): return .mask(node, alignment: alignment)
    case .style(let style, let shape):
      let content = shape.map { ViewContent.shape(ShapeView($0, fill: style)) } ?? .fill(style)
      return .mask(ViewNode(content), alignment: .center)
    case nil: return nil
    }
  }

  /// The keys of a shadow.
  enum ShadowKey: String, CaseIterable { case radius, x, y, color }

  private mutating func shadow(_ value: JSONCursor?) -> Shadow? {
    guard let object = value?.object(ShadowKey.self, .known) else { return nil }
    let color = color(object[.color])
    let (x, y) = (distance(object[.x]), distance(object[.y]))
    guard let radius = length(object.required(.radius)) else { return nil }
    return Shadow(color: color, radius: radius, x: x ?? 0, y: y ?? 0)
  }

  /// The keys of a guide.
  enum GuideKey: String, CaseIterable { case guide, from, factor, width, height, offset }

  /// `center` is the horizontal one.
  static let guides: [(String, Guide)] =
    vertical.filter { $0.0 != "center" }.map { ($0.0, .vertical($0.1)) }
    + horizontal.map { ($0.0, .horizontal($0.1)) } + [("verticalCenter", .vertical(.center))]

  private mutating func guide(_ value: JSONCursor?) -> GuideRule? {
    guard let object = value?.object(GuideKey.self, .known) else { return nil }
    let from = word(object[.from], "guide", Self.guides)
    let offset = distance(object[.offset]) ?? 0
    func share(_ key: GuideKey, _ standard: Double) -> Double {
      number(object[key], in: -1000...1000, "a number from -1000 to 1000") ?? standard
    }
    let (factor, width, height) = (share(.factor, 1), share(.width, 0), share(.height, 0))
    return word(object.required(.guide), "guide", Self.guides).map {
      var rule = GuideRule($0, from: from, offset: offset)
      (rule.factor, rule.widthShare, rule.heightShare) = (factor, width, height)
      return rule
    }
  }
}
