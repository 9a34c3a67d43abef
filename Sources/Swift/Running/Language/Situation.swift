// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyTargets
package import VibrancyTypography
package import VibrancyVocabulary

/// What the system passes to a widget's code, as far as code can ask for it: lint and drawing run the
/// code with the same.
package struct Situation: Hashable, Sendable {
  /// The system.
  package var platform = ProjectTarget.Platform.iOS
  /// The generation of the system.
  package var os = SystemVersion.standard
  /// Whether it is on a watch, whatever system it is made for.
  package var isOnWatch = false
  /// The widget's family.
  package var family = Family.systemSmall
  /// How it is rendered.
  package var mode = WidgetMode.fullColor
  /// Whether its container background is shown.
  package var showsBackground = true
  /// The room at the edges of its content that code reads, in points.
  package var contentMargin = 16.0
  /// Whether the face shows a label beside the widget.
  package var showsWidgetLabel = false
  /// Whether the display is dimmed.
  package var isLuminanceReduced = false
  /// Whether it is in dark appearance.
  package var isDark = false
  /// Whether it is a Live Activity that fills the screen.
  package var isActivityFullscreen = false
  /// Whether it is a Live Activity in its small form.
  package var isSmallActivity = false
  /// The widget's size in points.
  package var width = 170.0
  /// The widget's size in points.
  package var height = 170.0
  /// Pixels per point.
  package var displayScale = 3.0
  /// The time, in seconds since 1 January 2001, 0:00 UTC: 10:09 on 14 June 2026.
  package var now = 803_124_540.0
  /// The language and region that `Locale.current` has.
  package var locale = "en_US"
  /// Whether lines begin on the right.
  package var isRightToLeft = false
  /// The text size that the user chose.
  package var typeSize = TypeSize.large

  /// A small widget on a Home Screen in light appearance.
  package init() {}

  /// The environment of a widget's code in a place that shows it.
  ///
  /// As Apple documents `widgetRenderingMode`, `showsWidgetContainerBackground`,
  /// `isLuminanceReduced`, `isActivityFullscreen` and `activityFamily`. Assumed: a watch shows a Live
  /// Activity with the text and colors of its iPhone.
  ///
  /// - Parameter keepsBackground: Whether no place removes its container background.
  package init(
    _ place: Place, _ form: WidgetForm, _ platform: ProjectTarget.Platform, on os: SystemVersion,
    keepsBackground: Bool
  ) {
    let reports = place.reports ?? place.activityReports ?? .onBackground
    (self.platform, self.os) = (platform, os)
    isOnWatch = place.platform == .watch && form != .liveActivity
    mode = reports.mode
    if let family = form.family {
      self.family = family
      contentMargin = reports.contentMargin(of: family)
    } else {
      isActivityFullscreen = reports.isInStandBy
      isSmallActivity = place.presentations == [.small]
    }
    showsBackground =
      (reports.showsBackground || keepsBackground) && family != .accessoryInline
    isLuminanceReduced = reports.isLuminanceReduced
    isDark = reports.isDark || system.isAlwaysDark
  }

  /// The major version of the system.
  package var version: Int { platform.version(in: os) }
  /// How colors and text look.
  package var system: SystemDesign { isOnWatch ? .watchOS : platform.design(on: os) }
}

extension Situation {
  /// A question that code can ask of it.
  package enum Question: Hashable, Sendable {
    case family, mode, background, luminance, scheme, margin
    /// Whether the container background is shown that code sets.
    case container
  }

  /// Returns `true` if code that asked only these questions cannot distinguish it from another.
  package func agrees(with other: Situation, on questions: Set<Question>) -> Bool {
    questions.allSatisfy { question in
      switch question {
      case .family: family == other.family
      case .mode: mode == other.mode
      case .background, .container: showsBackground == other.showsBackground
      case .luminance: isLuminanceReduced == other.isLuminanceReduced
      case .scheme: isDark == other.isDark
      case .margin: contentMargin == other.contentMargin
      }
    }
  }
}
