// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// Keeps how views lie while an exposure visits them.
struct SketchBuilder {
  /// The most that is kept of one view; code may list any number of pictures.
  static let mostMarks = 20_000

  /// The container background, as it was met.
  private(set) var background: [SketchNode] = []
  private var open: [(group: SketchGroup, parts: [SketchNode])] = [(.listed, [])]
  private var count = 0
  /// What a leaf is as a mark; `nil`: nothing to report of.
  let mark: (ViewTree.Leaf, Spot, Exposure.Surroundings) -> SketchMark?

  init(mark: @escaping (ViewTree.Leaf, Spot, Exposure.Surroundings) -> SketchMark?) {
    self.mark = mark
  }

  /// What was met outside of the container background.
  var view: SketchNode {
    guard let parts = open.first?.parts else { return .group(.listed, []) }
    return parts.count == 1 ? parts[0] : .group(.listed, parts)
  }

  /// Begins a group.
  mutating func begin(_ group: SketchGroup) { open.append((group, [])) }

  /// Ends the innermost group.
  mutating func end() {
    guard open.count > 1, let last = open.popLast() else { return }
    let (group, parts) = last
    guard !parts.isEmpty else { return }
    let outer = open.count - 1
    switch group {
    case .dropped: break
    case .background: background += parts
    case .listed:
      switch open[outer].group {
      // Each part of these is a view of its own.
      case .choice, .layered, .behind, .above:
        open[outer].parts.append(parts.count == 1 ? parts[0] : .group(.listed, parts))
      case .row, .column, .beside, .listed, .frame, .padding, .filling, .plain, .background,
        .dropped:
        open[outer].parts += parts
      }
    case .plain, .choice, .layered, .behind, .above, .beside, .row, .column:
      open[outer].parts.append(parts.count == 1 ? parts[0] : .group(group, parts))
    case .frame, .padding, .filling: open[outer].parts.append(.group(group, parts))
    }
  }

  /// Adds a view without parts.
  mutating func add(_ leaf: ViewTree.Leaf, _ spot: Spot, _ around: Exposure.Surroundings) {
    guard count < Self.mostMarks else { return }
    if case .spacer = leaf {
      open[open.count - 1].parts.append(.spacer)
      return
    }
    guard let mark = mark(leaf, spot, around) else { return }
    count += 1
    open[open.count - 1].parts.append(.mark(mark))
  }
}

extension SketchGroup {
  init(_ arrangement: ViewTree.Arrangement) {
    self =
      switch arrangement {
      case .beside: .beside
      case .row(let word): .row(word)
      case .column(let word): .column(word)
      case .layered: .layered
      case .alternatives(all: true), .listed: .listed
      case .alternatives(all: false): .choice
      }
  }

  init(_ layout: ViewTree.Layout) {
    self =
      switch layout {
      case .padding(let edges, let room): .padding(edges, room)
      case .filling(let isWide, let isHigh, let word):
        .filling(isWide: isWide, isHigh: isHigh, word)
      case .font: .plain
      }
  }
}

extension SketchPaint {
  init(_ paint: Paint) {
    if let asset = paint.asset, paint.alpha == 1 {
      self = .named(asset.patterns.map(\.printedOpen).sorted())
    } else if paint.stops.count > 1, !paint.isOneOfSeveral {
      self = .gradient(paint.stops.map { SketchPaint($0) })
    } else if let word = paint.word, paint.alpha == 1 {
      self = word.hasPrefix("#") ? .hex(word) : .word(word)
    } else if let name = paint.name, !paint.isOneOfSeveral {
      // A style of SwiftUI's, or a color set by its symbol.
      self = paint.alpha == 1 ? .named([name]) : .word(name)
    } else {
      self = .open
    }
  }
}
