// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes
internal import VibrancyVocabulary

/// Where a piece of art is shown: on which devices, in which families and places.
struct Scope: Sendable, Hashable {
  /// How sure it is that the code shows it in a place.
  enum Showing: Sendable, Hashable {
    /// Every condition before it holds, and its name is certain.
    case certain
    /// A condition or a part of the name stays open.
    case possible
  }

  /// The machine that shows it; an iPhone's is every other's, too.
  var machine = Platform.phone
  /// The families it is shown in; `nil`: not known.
  var families: Set<Family>?
  /// The places that the code shows it in; `nil`: it does not say.
  var places: [Place: Showing]?
  /// Whether its container background stays wherever it is shown.
  var keepsBackground = false
  /// Whether the code shows it in StandBy with nothing behind it.
  var isBareInStandby = false

  /// Whether a condition or an open name decides everywhere whether it is shown.
  var isPossible: Bool { places.map { !$0.isEmpty && !$0.values.contains(.certain) } ?? false }

  /// Whether the code lets the art be shown in a place at all.
  func allows(_ place: Place) -> Bool {
    let isOnBlack = place.role == .standby || place.role == .night
    if keepsBackground, isOnBlack { return false }
    guard let places else { return true }
    // On something that the view itself draws it does not lie on the place's black.
    return places[place.aliased ?? place] != nil && (isBareInStandby || !isOnBlack)
  }

  /// Narrows it to one family.
  mutating func narrow(to family: Family) {
    families = [family]
    // A watch alone has corners.
    if family == .accessoryCorner { machine = .watch }
  }

  /// The pixels of the largest slot that the code names, on the default screen or watch.
  func slotArea(on os: SystemVersion) -> Int? {
    families?.map { Canvas.slotArea(of: $0, isOnWatch: machine == .watch, os: os) }.max()
  }
}
