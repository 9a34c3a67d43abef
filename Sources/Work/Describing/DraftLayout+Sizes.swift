// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence

extension DraftLayout {
  /// How large a view is in some room.
  func size(of node: SketchNode, in room: Size) -> Size {
    switch node {
    case .spacer: return .none
    case .mark(let mark): return size(of: mark, in: room)
    case .group(let group, let parts):
      switch group {
      case .row:
        return stack(parts, in: room, isRow: true)
      case .column, .listed, .beside, .plain, .background, .dropped:
        return stack(parts, in: room, isRow: false)
      case .layered:
        return parts.reduce(.none) { most, part in
          let one = size(of: part, in: room)
          return Size(max(most.width, one.width), max(most.height, one.height))
        }
      case .choice: return Self.chosen(of: parts).map { size(of: parts[$0], in: room) } ?? .none
      case .behind: return parts.last.map { size(of: $0, in: room) } ?? .none
      case .above: return parts.first.map { size(of: $0, in: room) } ?? .none
      case .frame(let width, let height):
        let inner = Self.inner(width, height, room)
        let own = parts.first.map { size(of: $0, in: inner) } ?? .none
        return Size(
          width.map { min($0, room.width) } ?? own.width,
          height.map { min($0, room.height) } ?? own.height)
      case .padding(let edges, let points):
        let edge = Self.edges(edges, points)
        let inner = Size(
          max(1, room.width - edge.left - edge.right), max(1, room.height - edge.top - edge.bottom)
        )
        let own = parts.first.map { size(of: $0, in: inner) } ?? .none
        return Size(
          min(room.width, own.width + edge.left + edge.right),
          min(room.height, own.height + edge.top + edge.bottom)
        )
      case .filling(let isWide, let isHigh, _):
        let own = parts.first.map { size(of: $0, in: room) } ?? .none
        return Size(isWide ? room.width : own.width, isHigh ? room.height : own.height)
      }
    }
  }

  private func size(of mark: SketchMark, in room: Size) -> Size {
    switch mark.kind {
    case .picture:
      guard let own = natural(mark) else { return .none }
      return Self.fitted(own, in: room)
    case .made:
      let side = min(room.width, room.height)
      return Size(side * 0.6, side * 0.6)
    case .symbol:
      let side = (mark.textSize ?? textSize) * 1.25
      return Size(min(side, room.width), min(side, room.height))
    case .text(let words):
      let points = mark.textSize ?? textSize
      let count = Double(min(words?.count ?? 0, 200))
      // Half an em a character, as most alphabets have it.
      let width = max(count > 0 ? count * points * 0.5 : points * 4, points)
      let lines = max(1, min(4, (width / max(room.width, 1)).rounded(.up)))
      return Size(min(width, room.width), min(lines * points * 1.25, room.height))
    case .fill, .accessoryBackground, .unknown: return .none
    }
  }

  /// A picture never becomes larger than it is stored.
  private static func fitted(_ own: Size, in room: Size) -> Size {
    let factor = min(1, room.width / own.width, room.height / own.height)
    return Size(max(own.width * factor, 0.5), max(own.height * factor, 0.5))
  }

  private static func inner(_ width: Double?, _ height: Double?, _ room: Size) -> Size {
    Size(min(width ?? room.width, room.width), min(height ?? room.height, room.height))
  }

  static func edges(_ names: Set<String>, _ points: Double?) -> (
    left: Double, top: Double, right: Double, bottom: Double
  ) {
    // A negative one, and one beyond any widget, say nothing here.
    let room = min(max(points ?? padding, 0), 400)
    func edge(_ words: String...) -> Double { names.isDisjoint(with: words) ? 0 : room }
    return (
      edge("all", "horizontal", "leading"), edge("all", "vertical", "top"),
      edge("all", "horizontal", "trailing"), edge("all", "vertical", "bottom")
    )
  }

  /// The sizes of a stack's parts, made smaller where they are too many, and what is left.
  func sizes(of parts: [SketchNode], in room: Size, isRow: Bool) -> (
    sizes: [Size], gap: Double, left: Double
  ) {
    func length(_ size: Size) -> Double { isRow ? size.width : size.height }
    var sizes = parts.map { size(of: $0, in: room) }
    let most = isRow ? room.width : room.height
    let count = sizes.count { length($0) > 0 }
    var gap = min(Self.gap, most / 8 / Double(max(count, 1)))
    if count < 2 { gap = 0 }
    let between = gap * Double(max(0, count - 1))
    let sum = sizes.reduce(0) { $0 + length($1) }
    guard sum + between > most else { return (sizes, gap, most - sum - between) }
    // Words give way before pictures do, but not all of their room.
    let holdsPicture = parts.map(Self.holdsPicture)
    let soft = parts.indices.reduce(0) { $0 + (holdsPicture[$1] ? 0 : length(sizes[$1])) }
    let factors = Self.factors(soft: soft, hard: sum - soft, in: max(most - between, 1))
    for index in parts.indices where length(sizes[index]) > 0 {
      let share = length(sizes[index]) * (holdsPicture[index] ? factors.hard : factors.soft)
      sizes[index] = size(
        of: parts[index], in: isRow ? Size(share, room.height) : Size(room.width, share))
    }
    let smaller = sizes.reduce(0) { $0 + length($1) }
    return (sizes, gap, max(0, most - smaller - between))
  }

  /// By how much words and pictures give way, so that both together fit.
  private static func factors(
    soft: Double, hard: Double, in most: Double
  ) -> (soft: Double, hard: Double) {
    guard soft > 0 else { return (1, most / hard) }
    guard hard > 0 else { return (most / soft, 1) }
    let words = min(soft, max(most - hard, min(soft * 0.4, most * 0.4)))
    return (words / soft, min(1, (most - words) / hard))
  }

  private static func holdsPicture(_ node: SketchNode) -> Bool {
    switch node {
    case .spacer: false
    case .mark(let mark): if case .picture = mark.kind { true } else { false }
    case .group(_, let parts): parts.contains(where: holdsPicture)
    }
  }

  private func stack(_ parts: [SketchNode], in room: Size, isRow: Bool) -> Size {
    let (sizes, _, left) = sizes(of: parts, in: room, isRow: isRow)
    let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
    let most = isRow ? room.width : room.height
    let along = parts.contains(.spacer) ? most : most - left
    return isRow ? Size(along, across) : Size(across, along)
  }

  /// The alternative that shows most: what stands in for missing content shows less.
  static func chosen(of parts: [SketchNode]) -> Int? {
    func weight(_ node: SketchNode) -> Int {
      node.marks.prefix(1000).reduce(0) { sum, mark in
        switch mark.kind {
        case .picture: sum + 3
        case .made, .symbol, .text: sum + 1
        case .fill, .accessoryBackground, .unknown: sum
        }
      }
    }
    let weights = parts.map(weight)
    guard let most = weights.max() else { return nil }
    return weights.firstIndex(of: most)
  }
}
