// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// Subjects for examples, in as few words as their facts allow.
extension Subject {
  /// A white glyph of one ink, 72 pt at 3x, that nothing is amiss with.
  static var glyph: Subject {
    var art = ArtFacts(canvas: PixelRectangle(x: 0, y: 0, width: 216, height: 216), scale: 3)
    art.visibleBounds = PixelRectangle(x: 18, y: 18, width: 180, height: 180)
    (art.visibleFraction, art.opaqueFraction) = (0.3, 0.4)
    art.luma = ArtFacts.Luma(p05: 1, p50: 1, p95: 1, mean: 1)
    return Subject(art: art)
  }

  /// An opaque photograph that fills its canvas.
  static var photo: Subject {
    glyph.art {
      $0.visibleBounds = $0.canvas
      ($0.visibleFraction, $0.opaqueFraction, $0.borderOpaque) = (1, 1, 1)
      $0.luma = ArtFacts.Luma(p05: 0.1, p50: 0.4, p95: 0.8, mean: 0.4)
      ($0.ink, $0.borderSpread) = (ArtFacts.Ink(chromaP95: 0.6, hasSeveral: true), 0.7)
      ($0.innerEdges, $0.innerEdgeDifference) = (2_000, 0.2)
      ($0.accentedEdgeLoss, $0.desaturatedEdgeLoss) = (1, 0.2)
    }
  }

  /// A picture of an app icon.
  static func icon(_ look: IconLook, _ change: (inout ArtFacts) -> Void) -> Subject {
    var icon = Subject.glyph.art(change)
    icon.kind = .icon([look])
    return icon
  }

  /// A subject with a catalog's facts about its set.
  static func set(_ change: (inout SetFacts) -> Void) -> Subject {
    Subject.glyph.with { change(&$0.set) }
  }

  /// The same with its art changed.
  func art(_ change: (inout ArtFacts) -> Void) -> Subject {
    with { subject in
      guard var art = subject.art else { return }
      change(&art)
      subject.art = art
    }
  }

  /// The same with anything changed.
  func with(_ change: (inout Subject) -> Void) -> Subject {
    var copy = self
    change(&copy)
    return copy
  }

  /// The same with one ink of a luma.
  func ink(_ luma: Double) -> Subject {
    art { $0.luma = ArtFacts.Luma(p05: luma, p50: luma, p95: luma, mean: luma) }
  }

  /// The same in scenes.
  func shown(_ scenes: SceneFacts...) -> Subject { with { $0.scenes = scenes } }
}
