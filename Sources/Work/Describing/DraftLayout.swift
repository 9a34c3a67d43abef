// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyScenes

/// Lays what a widget shows out as its code does, as far as that is known: stacks, frames, room at
/// the edges. What the code puts beside each other never overlaps, and nothing leaves the room.
///
/// An estimate: text is measured by its number of characters.
struct DraftLayout {
  /// Points.
  struct Size {
    var width: Double
    var height: Double
    static let none = Size(0, 0)
    init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }
  }

  /// Something that is shown, and where.
  struct Placed {
    let mark: SketchMark
    let frame: DraftFrame
    /// Whether it is shown instead of others that lie there.
    let isAlternative: Bool
    /// Whether the code chooses between it and others.
    let isChosen: Bool
  }

  /// Points between the parts of a stack. Assumed: SwiftUI's is 8 between most views.
  static let gap = 8.0
  /// Points at the edges where code says `padding()`. Reported.
  static let padding = 16.0

  /// The points of a picture as it is stored; `nil`: none is drawn.
  let natural: (SketchMark) -> Size?
  /// The height of text where the code says none.
  let textSize: Double
  private(set) var placed: [Placed] = []
  private var (choices, alternatives) = (0, 0)

  init(
    textSize: Double, natural: @escaping (SketchMark) -> Size?
  ) {
    (self.textSize, self.natural) = (textSize, natural)
  }

  /// Lays a view out in some room.
  mutating func lay(_ node: SketchNode, in room: DraftFrame) {
    let size = size(of: node, in: room.size)
    place(node, in: room.holding(size.width, size.height))
  }

  private mutating func place(_ node: SketchNode, in room: DraftFrame) {
    let size = room.size
    switch node {
    case .spacer: break
    case .mark(let mark):
      placed.append(
        Placed(mark: mark, frame: room, isAlternative: alternatives > 0, isChosen: choices > 0))
    case .group(let group, let parts):
      switch group {
      case .row(let word): place(parts, in: room, isRow: true, Self.share(word).down)
      case .column(let word): place(parts, in: room, isRow: false, Self.share(word).across)
      case .listed, .beside, .plain, .background, .dropped:
        place(parts, in: room, isRow: false, 0.5)
      case .layered, .behind, .above:
        for part in parts {
          let own = self.size(of: part, in: size)
          place(part, in: room.holding(own.width, own.height))
        }
      case .choice:
        guard let chosen = Self.chosen(of: parts) else { return }
        choices += 1
        defer { choices -= 1 }
        place(parts[chosen], in: room)
        alternatives += 1
        for index in parts.indices where index != chosen {
          let own = self.size(of: parts[index], in: size)
          place(parts[index], in: room.holding(own.width, own.height))
        }
        alternatives -= 1
      case .frame:
        for part in parts {
          let own = self.size(of: part, in: size)
          place(part, in: room.holding(own.width, own.height))
        }
      case .padding(let edges, let points):
        let edge = Self.edges(edges, points)
        let inner = room.inset(
          left: edge.left, top: edge.top, right: edge.right, bottom: edge.bottom)
        for part in parts { place(part, in: inner) }
      case .filling(_, _, let word):
        let share = Self.share(word)
        for part in parts {
          let own = self.size(of: part, in: size)
          place(part, in: room.holding(own.width, own.height, share.across, share.down))
        }
      }
    }
  }

  private mutating func place(
    _ parts: [SketchNode], in room: DraftFrame, isRow: Bool, _ share: Double
  ) {
    let (sizes, gap, left) = sizes(of: parts, in: room.size, isRow: isRow)
    let spacers = parts.count { $0 == .spacer }
    let stretch = spacers > 0 ? left / Double(spacers) : 0
    var start = (isRow ? room.x : room.y) + (spacers > 0 ? 0 : left / 2)
    for (part, size) in zip(parts, sizes) {
      if part == .spacer {
        start += stretch
        continue
      }
      let length = isRow ? size.width : size.height
      let lane =
        isRow
        ? DraftFrame(start, room.y, size.width, room.height)
        : DraftFrame(room.x, start, room.width, size.height)
      place(
        part,
        in: isRow
          ? lane.holding(size.width, size.height, 0.5, share)
          : lane.holding(size.width, size.height, share, 0.5))
      if length > 0 { start += length + gap }
    }
  }

  /// How SwiftUI's word for an alignment shares free room out, from the left and from the top.
  private static func share(_ word: String?) -> (across: Double, down: Double) {
    switch word ?? "center" {
    case "leading": (0, 0.5)
    case "trailing": (1, 0.5)
    case "top": (0.5, 0)
    case "bottom", "lastTextBaseline": (0.5, 1)
    case "topLeading": (0, 0)
    case "topTrailing": (1, 0)
    case "bottomLeading": (0, 1)
    case "bottomTrailing": (1, 1)
    default: (0.5, 0.5)
    }
  }
}
