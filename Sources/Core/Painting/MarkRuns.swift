// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout

/// Marks in runs that one layer each can show.
struct MarkRuns {
  /// Marks with the same traits, from the back.
  struct Run {
    var traits: LayerTraits
    var marks: [Mark]
  }

  /// As many layers a view may have, as a description may.
  static let most = 256

  /// The runs, from the back.
  private(set) var runs: [Run] = []
  /// `true` if marks joined a run of other traits, since there would have been too many.
  private(set) var isJoined = false

  /// Splits marks where their traits change. The effects of a group of several runs are those of each;
  /// what erases takes away from every run of its group that is behind it.
  init(_ marks: [Mark]) {
    for mark in marks {
      guard case .group(let children, let effects) = mark.content else {
        add(Run(traits: LayerTraits(mark), marks: [mark]))
        continue
      }
      if effects.blend == .destinationOut {
        for index in runs.indices { runs[index].marks.append(mark) }
        continue
      }
      let parts = MarkRuns(children)
      isJoined = isJoined || parts.isJoined
      for run in parts.runs {
        var part = mark
        part.content = .group(run.marks, effects)
        add(Run(traits: run.traits, marks: [part]))
      }
    }
  }

  private mutating func add(_ run: Run) {
    let isLike = !run.traits.isPrivacySensitive && runs.last?.traits == run.traits
    let isFull = runs.count >= Self.most
    guard isLike || isFull else { return runs.append(run) }
    isJoined = isJoined || !isLike
    runs[runs.count - 1].marks += run.marks
  }
}
