// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The measurements of one picture in one scene, and the most that a verdict there may weigh.
package struct SceneFacts: Sendable, Hashable {
  /// The scene.
  package var place: Place
  /// A preview a backdrop: those the scene judges, in order, then those the user named.
  package var previews: [PreviewFacts]
  /// The legibility over plain greys from black to white; measured for vibrant scenes.
  package var legibleRange: LegibleRange?
  /// The most that a verdict about this scene may weigh; `nil`: no bound.
  package var ceiling: SeverityBound?
  /// The choice of the code that leaves this scene undetermined, if there is one.
  package var choice: CodeChoice?
  /// The places in the code or a description that show the picture here.
  package var evidence: [CodeLocation]

  /// A scene's facts.
  package init(_ place: Place, previews: [PreviewFacts] = []) {
    (self.place, self.previews) = (place, previews)
    (legibleRange, ceiling, choice, evidence) = (nil, nil, nil, [])
  }

  /// The effect of the scene on the picture.
  package var role: SceneRole { place.role }

  /// `true` if it belongs to a watch.
  package var isWatch: Bool { place.platform == .watch }
}

/// The most that a verdict may weigh, and why.
package enum SeverityBound: String, Sendable, Hashable {
  /// A warning: the place is not proved.
  case unproved
  /// A warning: a condition or a part of the name, which is unknown, decides whether it is shown.
  case possible
  /// A note: the families that the code supports are not shown there.
  case otherFamilies
}

/// `legible-range`: how a picture reads over plain wallpapers from black to white.
package struct LegibleRange: Sendable, Hashable {
  /// One wallpaper.
  package struct Point: Sendable, Hashable {
    /// Its encoded grey, `0...1`.
    package var grey: Double
    /// The share of the area below 3:1 there.
    package var illegibleShare: Estimate
    /// `legible-contrast` there.
    package var contrast: Estimate

    /// A point of the curve.
    package init(grey: Double, illegibleShare: Estimate, contrast: Estimate) {
      (self.grey, self.illegibleShare, self.contrast) = (grey, illegibleShare, contrast)
    }

    /// `true` if at most .25 of the area is below 3:1 at the defaults.
    package var isLegible: Bool { illegibleShare.value <= 0.25 }
  }

  /// By grey, upwards, in steps of .05.
  package var points: [Point]

  /// A curve.
  package init(points: [Point]) { self.points = points }
}
