// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyLayout
internal import VibrancyVocabulary

extension ViewReader {
  static let alignments: [(String, Alignment)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ("leadingFirstTextBaseline", Alignment(.leading, .firstTextBaseline)),
    ("centerFirstTextBaseline", Alignment(.center, .firstTextBaseline)),
    ("trailingFirstTextBaseline", Alignment(.trailing, .firstTextBaseline)),
    ("leadingLastTextBaseline", Alignment(.leading, .lastTextBaseline)),
    ("centerLastTextBaseline", Alignment(.center, .lastTextBaseline)),
    ("trailingLastTextBaseline", Alignment(.trailing, .lastTextBaseline)),
  ]
  static let horizontal: [(String, HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]
  static let vertical: [(String, VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ]
  static let axes: [(String, Axes)] = [
    ("both", .both), ("horizontal", Axes(horizontal: true, vertical: false)),
    ("vertical", Axes(horizontal: false, vertical: true)),
  ]
  static let contentModes: [(String, ContentMode)] = [("fit", .fit), ("fill", .fill)]

  /// What a node is, without its modifiers; `nil`: it is none, which is reported.
  mutating func content(_ kind: ViewKind, _ object: JSONObject<ViewKey>) -> ViewContent? {
    guard let value = ViewKey(rawValue: kind.rawValue).flatMap({ object[$0] }) else { return nil }
    switch kind {
    case .hstack:
      let alignment = word(object[.alignment], "alignment", Self.vertical) ?? .center
      let spacing = distance(object[.spacing])
      return nodes(value).map { .hStack($0, alignment: alignment, spacing: spacing) }
    case .vstack:
      let alignment = word(object[.alignment], "alignment", Self.horizontal) ?? .center
      let spacing = distance(object[.spacing])
      return nodes(value).map { .vStack($0, alignment: alignment, spacing: spacing) }
    case .zstack:
      let alignment = word(object[.alignment], "alignment", Self.alignments) ?? .center
      return nodes(value).map { .zStack($0, alignment: alignment) }
    case .grid: return grid(value, object)
    case .gridRow:
      let alignment = word(object[.alignment], "alignment", Self.vertical)
      return nodes(value).map { .gridRow($0, alignment: alignment) }
    case .lazyVGrid: return lazyGrid(value, .vertical, object[.columns], object)
    case .lazyHGrid: return lazyGrid(value, .horizontal, object[.rows], object)
    case .viewThatFits:
      let axes = word(object[.axes], "axes", Self.axes) ?? .both
      return nodes(value).map { .viewThatFits($0, axes: axes) }
    case .group: return nodes(value).map { .group($0) }
    case .spacer:
      if value.node.boolean != nil { return isTrue(value) ? .spacer(minimum: nil) : nil }
      return number(value, in: 0...Self.mostPoints, "true, or the least points from 0").map {
        .spacer(minimum: $0)
      }
    case .divider: return isTrue(value) ? .divider : nil
    case .empty: return isTrue(value) ? .empty : nil
    case .accessoryBackground: return isTrue(value) ? .accessoryBackground : nil
    case .text: return spans(value).map { .text($0) }
    case .symbol: return symbol(value, object)
    case .image: return picture(value, object)
    case .placeholder: return placeholder(value, object)
    case .shape: return shapeView(object).map { .shape($0) }
    case .color: return paint(value).map { .fill($0) }
    case .unknown:
      guard let written = value.string(), case .text(let name) = filled(written) else {
        return nil
      }
      return .unknown(name)
    case .gauge, .progress, .label, .button, .toggle, .link, .contentUnavailable:
      return control(kind, value, object)
    }
  }

  private mutating func grid(
    _ value: JSONCursor, _ object: JSONObject<ViewKey>
  ) -> ViewContent? {
    var options = GridOptions()
    options.alignment = word(object[.alignment], "alignment", Self.alignments) ?? .center
    options.horizontalSpacing = distance(object[.horizontalSpacing])
    options.verticalSpacing = distance(object[.verticalSpacing])
    let rows = value.list { $0 }?.compactMap { row -> ViewNode? in
      guard row.node.elements != nil else { return node(row) }
      return nodes(row).map {
        ViewNode(.gridRow($0, alignment: nil), source: row.node.bytes.lowerBound)
      }
    }
    return rows.map { .grid($0, options) }
  }

  private mutating func lazyGrid(
    _ value: JSONCursor, _ axis: Axis, _ tracks: JSONCursor?, _ object: JSONObject<ViewKey>
  ) -> ViewContent? {
    let read = tracks?.list { $0 }?.compactMap { track($0) }
    if let tracks, tracks.isEmptyList {
      tracks.report("is empty", fix: #"write at least "flexible""#)
    }
    if tracks == nil, object.cursor.count != nil {
      let key = axis == .vertical ? "columns" : "rows"
      object.cursor.report(#"has no "\#(key)""#, fix: #"add it as ["flexible", "flexible"]"#)
    }
    let alignment = word(object[.alignment], "alignment", Self.alignments) ?? .center
    let spacing = distance(object[.spacing])
    var grid = LazyGrid(axis, read ?? [])
    (grid.alignment, grid.spacing) = (alignment, spacing)
    return nodes(value).map { .lazyGrid($0, grid) }
  }

  /// The keys of a column or row of a lazy grid.
  enum TrackKey: String, CaseIterable { case fixed, flexible, adaptive, spacing, alignment }

  private mutating func track(_ value: JSONCursor) -> GridTrack? {
    if value.node.string != nil {
      return word(value, "column", [("flexible", GridTrack.flexible)])
    }
    guard let object = value.object(TrackKey.self, .known) else { return nil }
    let alignment = word(object[.alignment], "alignment", Self.alignments)
    let spacing = distance(object[.spacing])
    let lengths = [TrackKey.fixed, .flexible, .adaptive].filter { object[$0] != nil }
    guard lengths.count == 1 else {
      if value.count != nil {
        value.report(
          #"has \#(lengths.count) of "fixed", "flexible" and "adaptive""#,
          fix: "write one of them")
      }
      return nil
    }
    if let fixed = object[.fixed] {
      return length(fixed).map { GridTrack(.fixed($0), spacing: spacing, alignment: alignment) }
    }
    let isFlexible = object[.flexible] != nil
    let range = numbers(object[lengths[0]], count: 2, "[least, most] points") { reader, value in
      value.node.string == "infinity" ? .infinity : reader.length(value)
    }
    guard let range else { return nil }
    if range[0] > range[1] || range[0] == .infinity {
      object[lengths[0]]?.report("has a least above its most", fix: "write [least, most] points")
      return nil
    }
    return GridTrack(
      isFlexible
        ? .flexible(least: range[0], most: range[1]) : .adaptive(least: range[0], most: range[1]),
      spacing: spacing, alignment: alignment)
  }

  private mutating func symbol(
    _ value: JSONCursor, _ object: JSONObject<ViewKey>
  ) -> ViewContent? {
    guard let written = value.text(), case .text(let name) = filled(written) else { return nil }
    var symbol = self.symbol(name, value.node)
    symbol.isResizable = object.flag(.resizable) ?? false
    return .symbol(symbol)
  }

  private mutating func picture(
    _ value: JSONCursor, _ object: JSONObject<ViewKey>
  ) -> ViewContent? {
    guard let written = value.text(), case .text(let name) = filled(written) else { return nil }
    do throws(FileFault) {
      let image = WidgetImage(
        reference: try ImageReference(name), name: name, source: written.source)
      images.append(image)
      var picture = Picture(name, size: lookups?.size(image) ?? Size(0, 0))
      picture.isResizable = object.flag(.resizable) ?? false
      picture.isTemplate = isTemplate(object)
      return .picture(picture)
    } catch {
      mistakes.add(at: written.source, error.preceded(by: "is '\(name)', which "))
      return nil
    }
  }

  /// What stands for a picture that is not there, by the size that it has of itself.
  private mutating func placeholder(
    _ value: JSONCursor, _ object: JSONObject<ViewKey>
  ) -> ViewContent? {
    let size = numbers(value, count: 2, "[width, height] in points") { $0.length($1) }
    let isResizable = object.flag(.resizable) ?? false
    return size.map {
      var picture = Picture("", size: Size($0[0], $0[1]))
      (picture.isResizable, picture.isTemplate) = (isResizable, isTemplate(object))
      return .picture(picture)
    }
  }

  /// Whether only the alpha of a picture is used: `true`, or what it is painted with.
  private func isTemplate(_ object: JSONObject<ViewKey>) -> Bool {
    object[.template].map { $0.node.boolean ?? true } ?? false
  }
}
