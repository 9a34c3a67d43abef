// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

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
