// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts

/// A picture described by its parts, from which the tests make the facts of its previews.
struct Drawing {
  /// A part: its plain ink, and ink that stands on it, if any.
  struct Part {
    var area = 1_000
    var ink = 1.0
    var alpha = 1.0
    var inner: Double?
    var isPlate = false
  }

  var parts: [Part]
  var isTemplate = false

  /// What rules are asked about: on the Lock Screen, and on the black of StandBy.
  func subject(named wallpapers: [Double] = []) -> Subject {
    var art = ArtFacts(canvas: PixelRectangle(x: 0, y: 0, width: 216, height: 216), scale: 3)
    art.visibleBounds = art.canvas
    let lumas = parts.flatMap { [$0.ink] + ($0.inner.map { [$0] } ?? []) }.sorted()
    let (low, high) = (lumas.first ?? 0, lumas.last ?? 0)
    art.luma = ArtFacts.Luma(p05: low, p50: (low + high) / 2, p95: high, mean: (low + high) / 2)
    art.ink.hasSeveral = high - low >= 0.1
    var lock = SceneFacts(.lockScreen)
    lock.previews =
      [0.2, 0.3, 0.4].map { preview(on: $0) }
      + wallpapers.map { grey in
        var preview = preview(on: grey)
        (preview.isNamed, preview.wallpaper) = (true, "wallpaper \(grey)")
        return preview
      }
    let standby = SceneFacts(.standby, previews: [onBlack])
    var subject = Subject(art: art, scenes: [lock, standby])
    subject.isTemplate = isTemplate
    return subject
  }

  private func preview(on wallpaper: Double) -> PreviewFacts {
    let samples = PlainModel.samples.indices
    let parts = self.parts.map { part in
      let outer = samples.map {
        PlainModel.grey(ink: part.ink, alpha: part.alpha, on: wallpaper, sample: $0)
      }
      let inner = part.inner.map { ink in
        samples.map { PlainModel.grey(ink: ink, alpha: 1, on: wallpaper, sample: $0) }
      }
      return facts(
        of: part, outer: outer, inner: inner ?? outer, behind: samples.map { _ in wallpaper })
    }
    var preview = PreviewFacts(
      wallpaper: "grey \(wallpaper)", grey: wallpaper, parts: parts,
      bounds: PixelRectangle(x: 0, y: 0, width: 216, height: 216))
    preview.inkScale = PlainModel.inkScale(on: wallpaper)
    return preview
  }

  private var onBlack: PreviewFacts {
    PreviewFacts(
      parts: parts.map {
        facts(
          of: $0, outer: [$0.ink * $0.alpha], inner: [$0.inner ?? $0.ink * $0.alpha], behind: [0])
      }, bounds: PixelRectangle(x: 0, y: 0, width: 216, height: 216))
  }

  private func facts(
    of part: Part, outer: [Double], inner: [Double], behind: [Double]
  ) -> PartFacts {
    let against = zip(outer, behind).map { PlainModel.contrast($0, $1) }
    return PartFacts(
      area: part.area, againstScene: against,
      within: zip(outer, inner).map { PlainModel.contrast($0, $1) },
      outstandingFraction: against[0] >= 3 ? 1 : 0.1, isPlate: part.isPlate)
  }
}
