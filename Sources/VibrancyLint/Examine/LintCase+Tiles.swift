// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyRules
internal import VibrancyScenes

extension LintCase {
  /// The case with the tile maps that show where its contrast fails; most art needs none.
  func withTiles(wantedBy outcome: LintOutcome) -> LintCase {
    // A ratio is at least 1; what is held to a share is shown as a whole.
    let wanted = (outcome.findings + outcome.undetermined).filter { ($0.required ?? 0) >= 1 }
    guard !wanted.isEmpty else { return self }
    var result = self
    for (index, scene) in scenes.enumerated() where index < subject.scenes.count {
      let id = scene.scene.place.rawValue
      let labels = wanted.filter { $0.scene == id }.map(\.wallpaper)
      guard !labels.isEmpty, let art = art(in: scene.scene) else { continue }
      for (number, behind) in scene.behind.enumerated()
      where labels.contains(behind.label) && number < subject.scenes[index].previews.count {
        result.subject.scenes[index].previews[number].tiles = art.tiles(
          in: scene, behind, over: backdrops)
      }
    }
    return result
  }
}
