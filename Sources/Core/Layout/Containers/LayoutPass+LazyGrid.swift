// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// A resolved column or row.
  private struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  /// The size of a `LazyVGrid` or `LazyHGrid`, and where its cells go: they fill line after line, and a
  /// line is as high as its highest cell. A track without an alignment has the grid's (Reported).
  func lazyGridLayout(
    _ children: [Int], _ grid: LazyGrid, _ proposal: ProposedSize
  ) -> (size: Size, placements: [Placement]) {
    let across = grid.axis.other
    let (tracks, length) = tracks(grid, proposal[across], count: children.count)
    guard !tracks.isEmpty else { return (.zero, []) }
    let total = max(length, proposal[across].map { $0.isFinite ? $0 : length } ?? length)
    let shift = (total - length) * grid.share
    let gap = Rect.bounded(grid.spacing ?? EdgeSpacing.standard)
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var place = 0.0
    for start in stride(from: 0, to: children.count, by: tracks.count) {
      if start > 0 { place += gap }
      let line = children[start..<min(start + tracks.count, children.count)]
      var longest = 0.0
      for (child, track) in zip(line, tracks) {
        let inner = ProposedSize.unspecified.with(track.length, across)
        longest = max(longest, size(child, inner)[grid.axis])
      }
      for (child, track) in zip(line, tracks) {
        let inner = ProposedSize.unspecified.with(track.length, across)
        var box = Size.zero
        box[across] = track.length
        box[grid.axis] = longest
        var placement = aligned(child, inner, track.alignment ?? grid.alignment, in: box)
        switch grid.axis {
        case .vertical:
          placement.x += track.start + shift
          placement.y += place
        case .horizontal:
          placement.x += place
          placement.y += track.start + shift
        }
        placements.append(placement)
      }
      place += longest
    }
    var size = Size.zero
    size[across] = total
    size[grid.axis] = place
    return (size, placements)
  }

  /// The tracks in a length: fixed ones first, then each flexible or adaptive one in order has an equal
  /// share of what is left, within its bounds (Reported).
  private func tracks(
    _ grid: LazyGrid, _ proposed: Double?, count: Int
  ) -> (tracks: [Track], length: Double) {
    var gaps = grid.tracks.map { max(Rect.bounded($0.spacing ?? EdgeSpacing.standard), 0) }
    if !gaps.isEmpty { gaps[gaps.count - 1] = 0 }
    var left = gaps.reduce(min(proposed ?? grid.least, Rect.greatestLength)) { $0 - $1 }
    if proposed == nil { left = grid.least }
    var flexible = 0
    for track in grid.tracks {
      switch track.length {
      case .fixed(let length): left -= max(Rect.bounded(length), 0)
      case .flexible, .adaptive: flexible += 1
      }
    }
    var tracks: [Track] = []
    var place = 0.0
    for (index, track) in grid.tracks.enumerated() {
      let share = flexible > 0 ? max(left, 0) / Double(flexible) : 0
      switch track.length {
      case .fixed(let length):
        let length = max(Rect.bounded(length), 0)
        tracks.append(Track(start: place, length: length, alignment: track.alignment))
        place += length
      case .flexible(let least, let most):
        let length = Self.clamped(share, least, most)
        tracks.append(Track(start: place, length: length, alignment: track.alignment))
        place += length
        left -= length
        flexible -= 1
      case .adaptive(let least, let most):
        let spacing = max(Rect.bounded(track.spacing ?? EdgeSpacing.standard), 0)
        let width = max(Rect.bounded(least), 1)
        let number = min(max(((share + spacing) / (width + spacing)).rounded(.down), 1), 10_000)
        let length = Self.clamped((share - spacing * (number - 1)) / number, least, most)
        for position in 0..<min(Int(number), max(count, 1)) {
          tracks.append(
            Track(
              start: place + (length + spacing) * Double(position), length: length,
              alignment: track.alignment))
        }
        let taken = length * number + spacing * (number - 1)
        place += taken
        left -= taken
        flexible -= 1
      }
      place += gaps[index]
    }
    return (tracks, place)
  }

  private static func clamped(_ length: Double, _ least: Double, _ most: Double) -> Double {
    let least = max(Rect.bounded(least), 0)
    return max(min(length, most.isNaN ? length : most), least)
  }
}

extension LazyGrid {
  /// Which share of the room beside its tracks is before them.
  fileprivate var share: Double {
    switch axis {
    case .vertical: Guide.horizontal(alignment.horizontal).standard(in: Size(1, 1))
    case .horizontal: Guide.vertical(alignment.vertical).standard(in: Size(1, 1))
    }
  }

  /// The least length of its tracks without gaps.
  fileprivate var least: Double {
    tracks.reduce(0) { sum, track in
      switch track.length {
      case .fixed(let length): sum + max(Rect.bounded(length), 0)
      case .flexible(let least, _), .adaptive(let least, _): sum + max(Rect.bounded(least), 0)
      }
    }
  }
}
