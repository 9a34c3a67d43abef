// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyLayout

extension ViewReader {
  /// The keys of a padding.
  enum PaddingKey: String, CaseIterable {
    case horizontal, vertical, top, leading, bottom, trailing
  }

  /// A padding: `true`, points, [top, leading, bottom, trailing] or an object of edges.
  mutating func padding(_ value: JSONCursor?) -> Insets? {
    guard let value else { return nil }
    if value.node.elements != nil { return edges(value) }
    guard value.node.members != nil else { return side(value).map { Insets(all: $0) } }
    guard let object = value.object(PaddingKey.self, .known) else { return nil }
    let horizontal = side(object[.horizontal]) ?? 0
    let vertical = side(object[.vertical]) ?? 0
    return Insets(
      top: side(object[.top]) ?? vertical, leading: side(object[.leading]) ?? horizontal,
      bottom: side(object[.bottom]) ?? vertical,
      trailing: side(object[.trailing]) ?? horizontal)
  }

  /// Points of an edge; `true` is the standard.
  private mutating func side(_ value: JSONCursor?) -> Double? {
    guard let value else { return nil }
    if let flag = value.node.boolean { return flag ? Insets.standardLength : 0 }
    return number(
      value, in: -Self.mostPoints...Self.mostPoints, "true, or points from -10000 to 10000")
  }

  private mutating func edges(_ value: JSONCursor) -> Insets? {
    numbers(value, count: 4, "[top, leading, bottom, trailing] in points") { $0.side($1) }.map {
      Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  /// The content margins of a description: points, or [top, leading, bottom, trailing].
  mutating func margins(_ value: JSONCursor) -> Insets? {
    if value.node.elements != nil { return edges(value) }
    return number(
      value, in: 0...Self.mostPoints, "points from 0, or [top, leading, bottom, trailing]"
    ).map { Insets(all: $0) }
  }

  /// The keys of a frame.
  enum FrameKey: String, CaseIterable {
    case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
    case alignment
  }

  /// A frame: of a width and a height, or of least, ideal and greatest ones.
  mutating func frame(_ value: JSONCursor) -> Modifier? {
    guard value.node.elements == nil else {
      value.report(
        "is a list, which only a layer's place is", fix: #"write {"width": …, "height": …}"#)
      return nil
    }
    guard let object = value.object(FrameKey.self, .known) else { return nil }
    let alignment = word(object[.alignment], "alignment", Self.alignments) ?? .center
    let flexible: [FrameKey] = [
      .minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight,
    ]
    guard let first = flexible.first(where: { object[$0] != nil }) else {
      return .frame(
        width: length(object[.width]), height: length(object[.height]), alignment: alignment)
    }
    if object[.width] != nil || object[.height] != nil {
      object[first]?.reportKey(
        #"stands beside "width" or "height""#, fix: #"move one of them into "modifiers""#)
    }
    let width = range(object, .minWidth, .idealWidth, .maxWidth)
    let height = range(object, .minHeight, .idealHeight, .maxHeight)
    return .flexibleFrame(FlexibleFrame(width: width, height: height, alignment: alignment))
  }

  /// The keys of a frame that is a share of the widget.
  enum RelativeKey: String, CaseIterable { case axes, count, span, spacing, alignment }

  /// A frame that is a share of the widget.
  mutating func relativeFrame(_ value: JSONCursor?) -> Modifier? {
    guard let object = value?.object(RelativeKey.self, .known) else { return nil }
    var frame = ContainerRelativeFrame(word(object[.axes], "axes", Self.axes) ?? .both)
    frame.count = object[.count]?.whole(in: 1...1000) ?? 1
    frame.span = object[.span]?.whole(in: 1...1000) ?? 1
    frame.spacing = distance(object[.spacing]) ?? 0
    frame.alignment = word(object[.alignment], "alignment", Self.alignments) ?? .center
    return .containerRelativeFrame(frame)
  }

  /// The keys of a cell of a grid.
  enum CellKey: String, CaseIterable { case columns, anchor, unsizedAxes, columnAlignment }

  /// How a view is a cell of a grid.
  mutating func gridCell(_ value: JSONCursor?) -> Modifier? {
    guard let object = value?.object(CellKey.self, .known) else { return nil }
    var cell = GridCell()
    cell.columns = object[.columns]?.whole(in: 1...1000) ?? 1
    cell.anchor = point(object[.anchor])
    if let axes = word(object[.unsizedAxes], "axes", Self.axes) { cell.unsizedAxes = axes }
    cell.columnAlignment = word(object[.columnAlignment], "alignment", Self.horizontal)
    return .gridCell(cell)
  }

  private mutating func range(
    _ object: JSONObject<FrameKey>, _ least: FrameKey, _ ideal: FrameKey, _ most: FrameKey
  ) -> FlexibleFrame.Range {
    let range = FlexibleFrame.Range(
      length(object[least]), ideal: length(object[ideal]), most: greatest(object[most]))
    let given = [range.least, range.ideal, range.most].compactMap { $0 }
    if given != given.sorted() {
      let key = [most, ideal, least].first { object[$0] != nil } ?? most
      object[key]?.report("is out of order", fix: "write least ≤ ideal ≤ greatest")
    }
    return range
  }

  private mutating func greatest(_ value: JSONCursor?) -> Double? {
    if value?.node.string == "infinity" || value?.node.number == .infinity { return .infinity }
    return number(
      value, in: 0...Self.mostPoints, #"points from 0 to 10000, or "infinity""#)
  }
}
