// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// The effect of an accented scene on a picture's pixels.
enum AccentedTreatment {
  /// Its alpha alone is painted: not set, or `accented`.
  case alpha
  /// Its luminance becomes its alpha: `desaturated`, `accentedDesaturated`.
  case luminance
  /// It keeps its colors: `fullColor`, where the system honors that.
  case fullColor

  init(of subject: Subject, in scene: SceneFacts) {
    switch subject.accentedRendering {
    case .unset, .accented: self = .alpha
    case .desaturated, .accentedDesaturated: self = .luminance
    // watchOS ignores it: the layer is as if nothing were set.
    case .fullColor: self = scene.isWatch ? .alpha : .fullColor
    }
  }
}

extension Subject {
  /// The pieces that a scene paints in one go, each with its treatment: the art as a whole, or
  /// every group of a description.
  func painted(in scene: SceneFacts) -> [(art: ArtFacts, treatment: AccentedTreatment)] {
    guard let art = visibleArt else { return [] }
    guard let paintedArt else { return [(art, AccentedTreatment(of: self, in: scene))] }
    return paintedArt.filter { $0.visibleBounds != nil }.map { ($0, .alpha) }
  }
}

extension ArtFacts {
  /// The length of the inner edges as a multiple of the outline of the visible bounds.
  var innerEdgeOutlines: Double {
    visibleBounds.map { Double(innerEdges) / Double($0.perimeter) } ?? 0
  }
}

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

  /// `true` if files and their sizes matter: for everything but art out of scope.
  var isInScope: Bool { kind != .outOfScope }

  /// `true` if it is shown on a watch and nowhere else.
  var isForWatch: Bool { !scenes.isEmpty && scenes.allSatisfy({ $0.isWatch }) }
}
