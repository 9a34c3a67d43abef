// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// Previews for examples.
extension PreviewFacts {
  /// One part with a contrast, over the one backdrop of a scene.
  static func plain(_ contrast: Estimate) -> PreviewFacts {
    PreviewFacts(
      parts: [.standing(contrast)], bounds: PixelRectangle(x: 18, y: 18, width: 180, height: 180))
  }

  /// One part with a contrast, over a plain grey.
  static func on(_ grey: Double, _ contrast: Estimate) -> PreviewFacts {
    var preview = plain(contrast)
    (preview.wallpaper, preview.grey) = ("grey \(InkAdvice.text(grey))", grey)
    return preview
  }

  /// One part with a contrast, over a wallpaper that the user named.
  static func named(_ wallpaper: String, _ contrast: Double) -> PreviewFacts {
    var preview = plain(Estimate(contrast))
    (preview.wallpaper, preview.isNamed) = (wallpaper, true)
    return preview
  }
}

extension PartFacts {
  /// A part of 1000 px that stands out from the scene, and holds nothing.
  static func standing(_ contrast: Estimate, area: Int = 1_000) -> PartFacts {
    PartFacts(area: area, againstScene: contrast.samples, within: [1, 1, 1])
  }
}

extension Estimate {
  /// A number and its range, as measured with three samples of the model.
  var samples: [Double] { [value, range.lowerBound, range.upperBound] }
}

extension InkScale {
  /// A scale for examples: ink reaches a ratio at a grey in hundredths, and white one more.
  static func reaching(_ ratio: Double, from grey: Estimate) -> InkScale {
    InkScale(
      contrasts: grey.samples.map { grey in
        let step = (grey * 100).rounded()
        return (0...100).map { ratio + (Double($0) - step) / (100 - min(step, 99)) }
      })
  }
}

/// Scenes for examples.
extension SceneFacts {
  /// The Lock Screen on greys .2, .3 and .4, with the contrast that the art has on each.
  static func lockScreen(_ contrasts: Estimate...) -> SceneFacts {
    lockScreen(zip([0.2, 0.3, 0.4], contrasts).map { .on($0, $1) })
  }

  /// The same without a range.
  static func lockScreen(_ contrasts: Double...) -> SceneFacts {
    lockScreen(zip([0.2, 0.3, 0.4], contrasts).map { .on($0, Estimate($1)) })
  }

  /// The Lock Screen with some previews.
  static func lockScreen(_ previews: [PreviewFacts]) -> SceneFacts {
    SceneFacts(.lockScreen, previews: previews)
  }

  /// StandBy.
  static func standby(_ contrast: Double) -> SceneFacts { .one(.standby, contrast) }

  /// The light Home Screen, on a container background of the widget's own.
  static func home(_ contrast: Double) -> SceneFacts { .one(.homeLight, contrast) }

  /// The tinted Home Screen.
  static func homeTinted(_ contrast: Estimate = Estimate(8)) -> SceneFacts {
    SceneFacts(.homeTinted, previews: [.plain(contrast)])
  }

  /// A watch face in full color.
  static func watchFace(_ contrast: Double) -> SceneFacts {
    .one(.watchFullColor, contrast)
  }

  /// A scene with one backdrop and the contrast that the art has there.
  static func one(_ place: Place, _ contrast: Double) -> SceneFacts {
    SceneFacts(place, previews: [.plain(Estimate(contrast))])
  }

  /// The same with every preview changed.
  func previews(_ change: (inout PreviewFacts) -> Void) -> SceneFacts {
    var copy = self
    for index in copy.previews.indices { change(&copy.previews[index]) }
    return copy
  }
}

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

  /// What a catalog says of a set.
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
