// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What was measured of one picture in one scene, and how much a verdict there may weigh.
public struct SceneFacts: Sendable, Hashable {
  /// Where it is shown.
  public var place: Place
  /// A preview a backdrop: those the scene judges, in order, then those the user named.
  public var previews: [PreviewFacts]
  /// How the picture reads over every plain grey; measured for vibrant scenes.
  public var legibleRange: LegibleRange?
  /// The most that a verdict about this scene may weigh; `nil`: no bound.
  public var ceiling: SeverityBound?
  /// Why nothing can be said about this scene: the code chooses, with its place.
  public var undetermined: String?
  /// Where the code or a description says that the picture is shown here: `path:line`.
  public var evidence: [String]

  /// A scene's facts.
  public init(_ place: Place, previews: [PreviewFacts] = []) {
    (self.place, self.previews) = (place, previews)
    (legibleRange, ceiling, undetermined, evidence) = (nil, nil, nil, [])
  }

  /// What the scene does to the picture.
  public var role: SceneRole { place.role }

  /// Whether it belongs to a watch.
  public var isWatch: Bool { place.platform == .watch }
}

/// The most that a verdict may weigh, and why.
public enum SeverityBound: String, Sendable, Hashable {
  /// A warning: the place is not proved.
  case unproved
  /// A note: the families that the code supports are not shown there.
  case otherFamilies
}

/// `legible-range`: how a picture reads over plain wallpapers from black to white.
public struct LegibleRange: Sendable, Hashable {
  /// One wallpaper.
  public struct Point: Sendable, Hashable {
    /// Its encoded grey, `0...1`.
    public var grey: Double
    /// The share of the area below 3:1 there.
    public var illegibleShare: Estimate
    /// `legible-contrast` there.
    public var contrast: Estimate

    /// A point of the curve.
    public init(grey: Double, illegibleShare: Estimate, contrast: Estimate) {
      (self.grey, self.illegibleShare, self.contrast) = (grey, illegibleShare, contrast)
    }

    /// Whether at most .25 of the area is below 3:1 at the defaults.
    public var isLegible: Bool { illegibleShare.value <= 0.25 }
  }

  /// By grey, upwards, in steps of .05.
  public var points: [Point]

  /// A curve.
  public init(points: [Point]) { self.points = points }
}
