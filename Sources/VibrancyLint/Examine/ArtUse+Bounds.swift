// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyScenes

extension Place {
  /// What a widget disfavors that is not to be shown here; `nil` where it cannot.
  fileprivate var location: WidgetLocation? {
    guard platform != .watch else { return nil }
    return switch role {
    case .vibrant, .alwaysOn: .lockScreen
    case .standby, .night: .standBy
    case .home, .accented: .homeScreen
    case .blackFace, .icon: nil
    }
  }
}

extension ArtUse {
  /// Whether the code lets the art be shown in a place at all.
  func allows(_ place: Place) -> Bool {
    if keepsBackground, place.role == .standby || place.role == .night { return false }
    guard let location = place.location else { return true }
    return !removedPlaces.contains(location)
  }

  /// Holds a scene's verdicts to what is known of the art.
  func bound(_ facts: inout SceneFacts, of place: Place) {
    facts.evidence = evidence
    if !isProved, facts.role == .vibrant || facts.role == .standby { facts.ceiling = .unproved }
    if let families, !families.isEmpty, !families.contains(where: place.shows) {
      facts.ceiling = .otherFamilies
    }
    if let place = choice(for: facts.role) {
      facts.undetermined = "the code chooses (\(place))"
    }
  }

  /// Where the code reads the value that tells a scene from others.
  private func choice(for role: SceneRole) -> String? {
    switch role {
    case .vibrant: choices[.renderingMode]
    case .accented: choices[.renderingMode] ?? choices[.accentedRendering]
    case .standby, .night, .home: choices[.containerBackground]
    case .alwaysOn: choices[.luminanceReduced]
    case .blackFace, .icon: nil
    }
  }
}
