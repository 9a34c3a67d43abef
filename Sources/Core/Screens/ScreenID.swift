// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes
package import VibrancyVocabulary

/// A whole screen that can be drawn around widgets: that of a place.
///
/// Raw values are what `--screen` takes and what files are named by; they are the places' and
/// permanent.
package struct ScreenID: RawRepresentable, Sendable, Hashable, CaseIterable {
  /// The place whose rendering its widgets have.
  package let place: Place
  /// How it is laid out.
  let arrangement: ScreenArrangement

  /// The screen of a place; `nil` if none is drawn.
  package init?(_ place: Place) {
    guard let arrangement = place.screen else { return nil }
    (self.place, self.arrangement) = (place, arrangement)
  }

  /// The screen that is called so.
  package init?(rawValue: String) {
    guard let place = Place(rawValue: rawValue) else { return nil }
    self.init(place)
  }

  /// The name of its place.
  package var rawValue: String { place.rawValue }

  /// Every screen by its arrangement, that of another place's name before others.
  package static let allCases: [ScreenID] = ScreenArrangement.allCases.flatMap { arrangement in
    let screens = Place.allCases.compactMap { ScreenID($0) }.filter {
      $0.arrangement == arrangement
    }
    return screens.filter { $0.place.aliased != nil } + screens.filter { $0.place.aliased == nil }
  }

  /// The families that it has slots for.
  package var families: [Family] {
    Family.allCases.filter { family in
      // A face's line of text is set along its edge by the face itself.
      place.shows(family, on: .newest) && !(arrangement == .watchFace && family == .accessoryInline)
    }
  }

  /// How the banner of a Live Activity is rendered on it; `nil` where none is shown.
  package var activityPlace: Place? {
    guard arrangement == .lockScreen else { return nil }
    return place.role == .alwaysOn ? .liveActivityAlwaysOn : .liveActivity
  }

  /// The screen that shows the banner of a Live Activity in a place; `nil` if none is drawn.
  package static func showingActivity(in place: Place) -> ScreenID? {
    allCases.first { $0.activityPlace == place }
  }

  /// The screen that shows a family in a place; `nil` if none is drawn.
  package static func showing(_ family: Family, in place: Place) -> ScreenID? {
    let id = allCases.first { $0.place == place } ?? allCases.first { $0.place == place.aliased }
    return id.flatMap { $0.families.contains(family) ? $0 : nil }
  }

  /// The first screen that shows any of some families.
  ///
  /// - Parameter isWanted: Whether the screen of a place comes into question.
  package static func standard(
    for families: Set<Family>, where isWanted: (Place) -> Bool = { _ in true }
  ) -> ScreenID {
    let usual = [ScreenArrangement.lockScreen, .homeScreen].compactMap { arrangement in
      allCases.first { $0.arrangement == arrangement }
    }
    let wanted = (usual + allCases).filter { isWanted($0.place) }
    let shown = wanted.first { !families.isDisjoint(with: $0.families) }
    guard let first = shown ?? wanted.first ?? usual.first else {
      preconditionFailure("no screen is drawn")
    }
    return first
  }

  /// Pixels per point unless somebody asks for others.
  package var standardScale: Int {
    switch arrangement {
    case .lockScreen, .homeScreen, .standBy: 3
    case .padLockScreen, .watchFace, .smartStack, .desktop: 2
    }
  }
}
