// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyTargets
package import VibrancyTypography
package import VibrancyVocabulary

/// What the system passes to a widget's code, as far as code can ask for it.
package struct SampleSituation: Hashable, Sendable {
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
  /// The language and region that `Locale.current` has; formats are those of `en_US`, whatever it is.
  package var locale = "en_US"
  /// Whether lines begin on the right.
  package var isRightToLeft = false
  /// The text size that the user chose.
  package var typeSize = TypeSize.large

  /// A small widget on a Home Screen in light appearance.
  package init() {}

  /// The major version of the system.
  var version: Int { platform.version(in: os) }
  /// How colors and text look.
  package var system: SystemDesign { isOnWatch ? .watchOS : platform.design(on: os) }
}
