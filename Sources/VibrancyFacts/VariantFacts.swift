// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Two variants of one thing, compared over the pixels visible in either.
public struct VariantFacts: Sendable, Hashable {
  /// How the first is called.
  public var first: String
  /// How the second is called.
  public var second: String
  /// The mean ΔE_ok in full color, composited on the empty scene.
  public var fullColorDifference: Double
  /// The mean ΔE_ok in each scene, with the samples' range.
  public var sceneDifferences: [SceneDifference]

  /// How different the two are in a scene.
  public struct SceneDifference: Sendable, Hashable {
    /// Where.
    public var place: Place
    /// The mean ΔE_ok there.
    public var difference: Estimate

    /// A scene's difference.
    public init(_ place: Place, difference: Estimate) {
      (self.place, self.difference) = (place, difference)
    }
  }

  /// A comparison.
  public init(
    first: String, second: String, fullColorDifference: Double,
    sceneDifferences: [SceneDifference]
  ) {
    (self.first, self.second) = (first, second)
    (self.fullColorDifference, self.sceneDifferences) = (fullColorDifference, sceneDifferences)
  }
}
