// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancyScreens
internal import VibrancyVocabulary

/// What fails of a description, each preview once on its whole screen: with what lies behind where it
/// fails, at one pixel a point.
struct ScreenExhibits {
  private var previews: [String: (input: ScreenInput, scenes: [JudgedScene])] = [:]

  /// Takes a preview that was judged in some scenes.
  mutating func add(_ input: Input, _ family: Family, in scenes: [JudgedScene]) {
    previews[input.name] = (ScreenInput(input, as: family), scenes)
  }

  /// The screens of findings and of what could not be determined; none where no screen shows a family.
  func exhibits(of outcome: LintOutcome, by maker: PreviewMaker) async -> [Exhibit] {
    var exhibits: [Exhibit] = []
    for finding in outcome.findings + outcome.undetermined {
      let isKnown = exhibits.contains {
        $0.name == finding.name && $0.scene == finding.scene && $0.wallpaper == finding.wallpaper
      }
      guard !isKnown, let (input, scenes) = previews[finding.name],
        let judged = scenes.first(where: { $0.scene.place.rawValue == finding.scene }),
        let id = ScreenID.showing(input.family, in: judged.scene.place)
      else { continue }
      var scene = judged.scene
      let behind = judged.behind.first { $0.label == finding.wallpaper }
      // It is judged as it is laid out; on the screen StandBy draws it larger.
      scene.enlargesFamilies = true
      scene.wallpaper = finding.wallpaper == nil ? .dusk : behind?.wallpaper ?? .dusk
      var presentation = Presentation()
      presentation.scale = 1
      let drawn = await ScreenMaker(maker).screen(
        ScreenRequest(id, scene, as: presentation), with: [input], jobs: 1)
      guard !drawn.isEmpty, let png = try? encodePNG(drawn.pixels) else { continue }
      var exhibit = Exhibit(
        path: finding.location.path, name: finding.name, scene: finding.scene,
        wallpaper: finding.wallpaper, png: png, width: drawn.size.width, height: drawn.size.height)
      exhibit.isScreen = true
      exhibits.append(exhibit)
    }
    return exhibits
  }
}
