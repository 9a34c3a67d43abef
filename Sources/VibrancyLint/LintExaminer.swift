// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes

/// Decodes, measures and judges units.
struct LintExaminer: Sendable {
  let maker: PreviewMaker
  let request: LintRequest
  let workingDirectory: String
  /// Wallpapers, drawn once for all units.
  let cache = BackdropCache()

  /// What becomes of a unit; a function of its files, the request's settings and the version.
  func outcome(of unit: LintUnit) async -> LintOutcome {
    let settings = request.settings.asset(at: unit.path)
    let judge = Judge(settings.rules)
    var outcome = LintOutcome()
    switch unit.content {
    case .broken(let reason):
      var broken = LintCase(
        subject: Subject(.outOfScope), name: unit.path, location: unit.location,
        hash: ContentHash(Array(reason.utf8)))
      broken.subject.unreadable = reason
      outcome.add(broken.outcome(by: judge))
    case .missingImage(let name):
      var missing = LintCase(
        subject: Subject(), name: name, location: unit.location,
        hash: ContentHash(Array(name.utf8)))
      missing.subject.set.missingImageName = name
      missing.evidence = unit.standing.evidence
      outcome.add(missing.outcome(by: judge))
    case .editScreen(let accent, let background):
      var screen = LintCase(
        subject: Subject(), name: accent.place.name, location: unit.location,
        hash: ContentHash(Array(accent.place.name.utf8)))
      screen.subject.set.editScreens = EditScreenColors(accent: accent, on: background).screens
      outcome.add(screen.outcome(by: judge))
    case .picture(let input):
      outcome = await picture(input, of: unit, settings, judge)
    case .images(let set, let missing):
      outcome = await images(set, missing: missing, of: unit, settings, judge)
    case .icons(let set, let missing):
      outcome = await icons(set, missing: missing, of: unit, settings, judge)
    case .widget(let inputs):
      outcome = await widget(inputs, of: unit, settings, judge)
    case .variants(let variants):
      outcome = await self.variants(variants, of: unit, settings, judge)
    }
    // With every rule off nobody has judged it.
    if judge.rules.isEmpty { outcome.isJudged = false }
    return outcome
  }

  /// The path as reports print it.
  func relative(_ path: String) -> String { PathBelow.relative(path, to: workingDirectory) }

  /// The scenes that a unit is judged in.
  ///
  /// - Parameter hasBackground: Whether it has a container background of its own.
  func scenes(
    of unit: LintUnit, _ settings: AssetSettings, hasBackground: Bool
  ) -> [JudgedScene] {
    let isWatch = unit.standing.isWatch
    let chosen =
      request.scenes
      ?? settings.scenes(isWatch: isWatch, standard: JudgedScene.standard(forWatch: isWatch))
    return
      chosen
      .filter { scene in
        let role = scene.place.role
        return role != .icon && (role != .home || hasBackground)
          && unit.standing.allows(scene.place)
      }
      .map { scene in
        let own = request.scenes == nil ? [] : [scene.wallpaper]
        return JudgedScene(scene, named: own + settings.wallpapers.filter { !own.contains($0) })
      }
  }

  /// Measures a case in its scenes and completes its subject.
  func measure(_ measured: inout LintCase, standing: ArtStanding) async {
    var keys: Set<Backdrop.Key> = []
    for scene in measured.scenes {
      keys.formUnion(measured.art(in: scene.scene)?.backdropKeys(in: scene) ?? [])
    }
    let backdrops = keys.isEmpty ? [:] : await cache.backdrops(keys)
    measured.backdrops = backdrops
    measured.subject.scenes = measured.scenes.compactMap { scene in
      guard let art = measured.art(in: scene.scene) else { return nil }
      var facts = art.facts(in: scene, over: backdrops)
      standing.bound(&facts, of: scene.scene.place)
      return facts
    }
  }

  private func inspected(_ judged: LintCase, _ outcome: LintOutcome) -> InspectedArt {
    var subject = judged.subject
    for index in subject.scenes.indices where subject.scenes[index].role == .vibrant {
      let place = subject.scenes[index].place
      guard let scene = judged.scenes.first(where: { $0.scene.place == place }) else {
        continue
      }
      subject.scenes[index].legibleRange = judged.art(in: scene.scene)?.legibleRange(
        in: scene.scene)
    }
    return InspectedArt(
      sheet: FactSheet(
        location: judged.location, name: judged.name, subject: subject,
        findings: outcome.findings, undetermined: outcome.undetermined),
      thumbnails: request.inspection == .pictures
        ? ExhibitMaker(.all).thumbnails(of: judged) : [])
  }

  /// A case's outcome, with pictures of what is wrong.
  func told(_ judged: LintCase, by judge: Judge) -> LintOutcome {
    let judged = judged.withTiles(wantedBy: judged.outcome(by: judge))
    var outcome = judged.outcome(by: judge)
    outcome.exhibits = ExhibitMaker(request.exhibits).exhibits(of: judged, outcome)
    if request.inspection != .none, judged.subject.art != nil {
      outcome.inspected = [inspected(judged, outcome)]
    }
    return outcome
  }
}
