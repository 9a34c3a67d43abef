// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

extension Exposure {
  /// Finds fills that swallow what lies on them.
  ///
  /// - Parameters:
  ///   - depth: How many views are open where the two meet.
  ///   - isStack: Whether both are in one stack, where bars of computed sides begin at one edge.
  mutating func compare(
    _ lower: Summary, under upper: inout Summary, in depth: Int, isStack: Bool = false
  ) {
    guard situation.mode == .accented else { return }
    // The nearest fill hides those behind it.
    for fill in lower.fills.reversed() {
      guard let alpha = fill.alpha, alpha >= Self.opaque else { continue }
      if let group = fill.isAccent { report(fill, swallowing: upper.marks, of: group, in: depth) }
      for index in upper.marks.indices {
        // A fill under the same condition is there whenever the mark is.
        let isThere =
          (!fill.isMaybe || upper.marks[index].isMaybe)
          && !Branch.excludes(fill.branches, upper.marks[index].branches)
          && !fill.isSmaller(than: upper.marks[index])
        upper.marks[index].isOnFill = upper.marks[index].isOnFill || isThere
      }
    }
    for cover in lower.covers.reversed() { report(cover, swallowing: upper.marks, in: depth) }
    for track in lower.bars where !track.isPartial || track.isFramed && isStack {
      guard let alpha = track.alpha, alpha >= Self.opaque, let group = track.isAccent else {
        continue
      }
      let bars = upper.bars.filter { bar in
        // An outline shows how much of it a filled bar leaves.
        bar.isPartial && (bar.isFramed || !track.isPartial) && bar.isAccent == group
          && !(track.isStroke && !bar.isStroke)
          && bar.alpha.map { $0 >= Self.opaque } == true
          && !Branch.excludes(track.branches, bar.branches)
      }
      guard let first = bars.first else { continue }
      // Of two bars the upper one cannot be distinguished from the lower.
      let (spot, others) =
        track.isPartial ? (first.spot, [track.spot]) : (track.spot, bars.map(\.spot))
      faults.append(
        Fault(
          kind: .oneGroupTrack, spot: spot, others: others,
          isMaybe: track.isMaybe || bars.allSatisfy(\.isMaybe)))
    }
  }

  private mutating func report(
    _ fill: Fill, swallowing marks: [Mark], of group: Bool, in depth: Int
  ) {
    let swallowed = marks.filter {
      $0.isAccent == group && $0.spot != fill.spot && !$0.isOnFill
        && !Branch.excludes(fill.branches, $0.branches) && !fill.isSmaller(than: $0)
    }
    guard !swallowed.isEmpty else { return }
    faults.append(
      Fault(
        kind: .swallowed,
        // A fill inside of a view of its own is reported where that view is put behind the others.
        spot: fill.way.count > depth ? fill.way[depth] : fill.spot,
        others: swallowed.map(\.spot),
        isMaybe: fill.isMaybe || swallowed.allSatisfy(\.isMaybe)))
  }

  /// Reports a picture on which another one lies that becomes the same color.
  ///
  /// Text on a picture is not reported: nothing says that it is not beside what the picture shows.
  private mutating func report(_ cover: Cover, swallowing marks: [Mark], in depth: Int) {
    let swallowed = marks.filter {
      $0.isPicture && $0.isAccent == cover.isAccent && cover.isAccent != nil
        && $0.spot != cover.spot && !$0.isOnFill && !Branch.excludes(cover.branches, $0.branches)
    }
    guard !swallowed.isEmpty else { return }
    faults.append(
      Fault(
        kind: .swallowed, spot: cover.spot, others: swallowed.map(\.spot),
        isMaybe: cover.isMaybe || swallowed.allSatisfy(\.isMaybe), picture: cover.picture))
  }

  /// Reports dark ink on the black of a place that removes the container background.
  mutating func judgeInk(_ spot: Spot, _ around: Surroundings) {
    guard situation.mode == .fullColor, !situation.showsBackground, !keepsBackground,
      !around.hasBackdrop, !around.isBackground, let ink = around.ink,
      let luminance = ink.luminance, ink.alpha != 0,
      // 2:1 against black, by WCAG.
      luminance + 0.05 < 0.1
    else { return }
    faults.append(
      Fault(
        kind: .darkInk, spot: around.inkSpot ?? spot, others: [spot],
        isMaybe: around.isMaybe || ink.isOneOfSeveral))
  }
}

/// Something in the code that cannot look right where it is shown.
struct Fault {
  let kind: CodeFaultKind
  let spot: Spot
  let others: [Spot]
  let isMaybe: Bool
  /// The picture that swallows the others, if it is one and opaque enough.
  var picture: Picture?
}
