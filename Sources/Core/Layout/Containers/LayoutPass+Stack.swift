// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// The children of a stack, each with what it was proposed.
  private struct Distribution {
    var proposals: [ProposedSize]
    var sizes: [Size]
    var gaps: [Double]
  }

  /// The size of an `HStack` or `VStack`.
  func stackSize(
    _ children: [Int], _ axis: Axis, _ guide: Guide, _ spacing: Double?, _ proposal: ProposedSize
  ) -> Size {
    let distribution = distribution(children, axis, guide, spacing, proposal)
    return stackSize(children, axis, guide, distribution)
  }

  /// Where the children of an `HStack` or `VStack` go.
  func stackPlacements(
    _ children: [Int], _ axis: Axis, _ guide: Guide, _ spacing: Double?, _ proposal: ProposedSize
  ) -> [Placement] {
    let distribution = distribution(children, axis, guide, spacing, proposal)
    let extent = extent(children, axis, guide, distribution)
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var place = 0.0
    for (index, child) in children.enumerated() {
      let across = extent.before - extent.positions[index]
      placements.append(
        Placement(
          child: child, x: axis == .horizontal ? Rect.bounded(place) : across,
          y: axis == .horizontal ? across : Rect.bounded(place),
          proposal: distribution.proposals[index]))
      place += distribution.sizes[index][axis]
      if index < distribution.gaps.count { place += distribution.gaps[index] }
    }
    return placements
  }

  private func stackSize(
    _ children: [Int], _ axis: Axis, _ guide: Guide, _ distribution: Distribution
  ) -> Size {
    var size = Size.zero
    for chosen in distribution.sizes { size[axis] += chosen[axis] }
    for gap in distribution.gaps { size[axis] += gap }
    let extent = extent(children, axis, guide, distribution)
    size[axis.other] = extent.before + extent.after
    return size
  }

  /// How far children reach to both sides of the line they are aligned at.
  private func extent(
    _ children: [Int], _ axis: Axis, _ guide: Guide, _ distribution: Distribution
  ) -> (before: Double, after: Double, positions: [Double]) {
    var (before, after) = (-Double.infinity, -Double.infinity)
    var positions: [Double] = []
    positions.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let length = distribution.sizes[index][axis.other]
      let position = Rect.bounded(position(of: guide, child, distribution.proposals[index]))
      positions.append(position)
      before = max(before, position)
      after = max(after, length - position)
    }
    return children.isEmpty ? (0, 0, []) : (before, after, positions)
  }

  /// Distributes the length of a stack over its children (Documented in outline): spacing is taken off;
  /// then by falling priority, with the least lengths of all of lower priority kept free, and within a
  /// priority from the least flexible on, each is proposed an equal share of what is left.
  ///
  /// Without a proposal across the axis, children are measured twice: the second time with the length
  /// that the first time gave (Reported), so that a divider is as long as its neighbours.
  private func distribution(
    _ children: [Int], _ axis: Axis, _ guide: Guide, _ spacing: Double?, _ proposal: ProposedSize
  ) -> Distribution {
    let gaps = gaps(children, axis, spacing)
    let first = distribution(children, axis, gaps, proposal)
    guard proposal[axis.other] == nil, children.count > 1 else { return first }
    var second = proposal
    let extent = extent(children, axis, guide, first)
    second[axis.other] = extent.before + extent.after
    return distribution(children, axis, gaps, second)
  }

  /// The spacing between neighbours.
  func gaps(_ children: [Int], _ axis: Axis, _ spacing: Double?) -> [Double] {
    guard children.count > 1 else { return [] }
    return (1..<children.count).map { index in
      spacing
        ?? elements[children[index - 1]].spacings.end(axis)
        .distance(to: elements[children[index]].spacings.start(axis))
    }
  }

  private func distribution(
    _ children: [Int], _ axis: Axis, _ gaps: [Double], _ proposal: ProposedSize
  ) -> Distribution {
    guard let length = proposal[axis], length.isFinite, children.count > 1 else {
      // An ideal or unlimited length is the same for all; an only child has all.
      return Distribution(
        proposals: children.map { _ in proposal }, sizes: children.map { size($0, proposal) },
        gaps: gaps)
    }
    var result = Distribution(
      proposals: children.map { _ in proposal }, sizes: children.map { _ in .zero }, gaps: gaps)
    let (least, most) = (proposal.with(0, axis), proposal.with(.infinity, axis))
    let items = children.indices.map { index in
      let child = children[index]
      let low = size(child, least)[axis]
      let high = size(child, most)[axis]
      return StackItem(
        index: index, priority: elements[child].priority, least: low,
        flexibility: high.isFinite ? high - low : .infinity)
    }.sorted(by: StackItem.precedes)
    // The least lengths of what comes after each item.
    var kept = items.reduce(0) { $0 + $1.least }
    var left = gaps.reduce(length) { $0 - $1 }
    var start = 0
    while start < items.count {
      var end = start
      while end < items.count, items[end].priority == items[start].priority {
        kept -= items[end].least
        end += 1
      }
      var free = left - max(kept, 0)
      for position in start..<end {
        let item = items[position]
        let share = max(free, 0) / Double(end - position)
        let inner = proposal.with(share, axis)
        let chosen = size(children[item.index], inner)
        result.proposals[item.index] = inner
        result.sizes[item.index] = chosen
        free -= chosen[axis]
        left -= chosen[axis]
      }
      start = end
    }
    return result
  }
}

/// A child of a stack whose length is to be decided.
private struct StackItem {
  let index: Int
  let priority: Double
  let least: Double
  let flexibility: Double

  /// The higher priority first, then the less flexible, then the earlier.
  static func precedes(_ first: StackItem, _ second: StackItem) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    return first.index < second.index
  }
}

extension ProposedSize {
  /// The proposal with another length along an axis.
  func with(_ length: Double?, _ axis: Axis) -> ProposedSize {
    var result = self
    result[axis] = length
    return result
  }
}
