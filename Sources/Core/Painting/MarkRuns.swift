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

  /// The runs, from the back.
  private(set) var runs: [Run] = []

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
      for run in MarkRuns(children).runs {
        var part = mark
        part.content = .group(run.marks, effects)
        add(Run(traits: run.traits, marks: [part]))
      }
    }
  }

  private mutating func add(_ run: Run) {
    if !run.traits.isPrivacySensitive, let last = runs.indices.last, runs[last].traits == run.traits
    {
      runs[last].marks += run.marks
    } else {
      runs.append(run)
    }
  }
}
