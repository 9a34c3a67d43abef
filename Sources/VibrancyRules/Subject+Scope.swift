// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

extension Subject {
  /// The art, if it is a picture in a widget and something of it is visible.
  var visibleArt: ArtFacts? {
    guard kind == .picture, let art, art.visibleBounds != nil else { return nil }
    return art
  }

  /// The scenes of some roles, if it is a picture in a widget and something of it is visible.
  func scenes(_ roles: SceneRole...) -> [SceneFacts] {
    visibleArt == nil ? [] : scenes.filter { roles.contains($0.role) }
  }

  /// The facts of an icon that has a look; `nil`: it is something else.
  func icon(_ look: IconLook) -> ArtFacts? {
    guard case .icon(let looks) = kind, looks.contains(look) else { return nil }
    return art
  }

  /// Whether files and their sizes matter: everything but art out of scope.
  var isInScope: Bool { kind != .outOfScope }

  /// Whether it is shown on a watch and nowhere else.
  var isForWatch: Bool { !scenes.isEmpty && scenes.allSatisfy({ $0.isWatch }) }
}
