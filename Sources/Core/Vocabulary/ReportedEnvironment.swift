// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the system reports to a widget's view where it is shown.
///
/// As Apple documents `widgetRenderingMode`, `showsWidgetContainerBackground`, `isLuminanceReduced`
/// and `colorScheme`.
package struct ReportedEnvironment: Sendable, Hashable {
  /// The rendering mode.
  package let mode: WidgetMode
  /// Whether the container background is shown.
  package var showsBackground = false
  /// Whether the luminance is reduced.
  package var isLuminanceReduced = false
  /// Whether the color scheme is dark.
  package var isDark = true
  /// Whether it is StandBy's, which shows content nearer to its edges.
  package private(set) var isInStandBy = false

  private init(_ mode: WidgetMode, showsBackground: Bool = false) {
    (self.mode, self.showsBackground) = (mode, showsBackground)
  }

  static let vibrant = ReportedEnvironment(.vibrant)
  static let accented = ReportedEnvironment(.accented)
  /// Full color, without the container background.
  static let bare = ReportedEnvironment(.fullColor)
  /// StandBy: full color in the light, vibrant at night (Documented).
  static let standBy = bare.inStandBy
  static let standByNight = vibrant.inStandBy
  /// Full color on the container background.
  package static let onBackground = ReportedEnvironment(.fullColor, showsBackground: true)

  var inStandBy: ReportedEnvironment {
    var other = self
    other.isInStandBy = true
    return other
  }

  /// The room at the edges of a widget's content that code reads, in points: 16 from iOS 17 on
  /// (Calibrated on a capture), none in accessories; in StandBy less than 10 and more than none
  /// (Reported, by apps that recognize it by that).
  package func contentMargin(of family: Family) -> Double {
    isInStandBy && !family.isAccessory ? 5 : Self.layoutMargin(of: family)
  }

  /// The room at the edges of a widget's content that the system leaves where it lays it out: as above,
  /// but in StandBy as on a Home Screen, since corners would cut what is nearer to the edge (Assumed).
  package static func layoutMargin(of family: Family) -> Double { family.isAccessory ? 0 : 16 }

  /// The same in the light color scheme.
  var light: ReportedEnvironment {
    var other = self
    other.isDark = false
    return other
  }

  /// The same on a display that is always on.
  var dimmed: ReportedEnvironment {
    var other = self
    other.isLuminanceReduced = true
    return other
  }
}
