// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyMeasures
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

/// One unit on its way from files to findings, with all that holds for it.
struct UnitContext: Sendable {
  let examiner: Examiner
  var unit: LintUnit
  /// What configuration says of it.
  let settings: AssetSettings
  /// The rules that are on for it.
  let judge: Judge

  /// A unit in a run.
  init(_ unit: LintUnit, of examiner: Examiner) {
    (self.examiner, self.unit) = (examiner, unit)
    if let family = examiner.request.family {
      self.unit.use.scope.narrow(to: family)
    }
    settings = examiner.request.settings.asset(
      at: unit.path, storing: unit.content.storedNames)
    judge = Judge(settings.rules)
  }

  var maker: PreviewMaker { examiner.maker }
  var request: LintRequest { examiner.request }

  /// The path as reports print it.
  func relative(_ path: String) -> String { examiner.relative(path) }

  /// What becomes of it.
  func outcome() async -> LintOutcome {
    var outcome = await unit.content.examine(in: self)
    // With every rule off nobody has judged it.
    if judge.rules.isEmpty { outcome.isJudged = false }
    return outcome
  }

  /// The scenes that a unit is judged in.
  ///
  /// - Parameter hasBackground: Whether it has a container background of its own.
  func scenes(hasBackground: Bool) -> [JudgedScene] {
    let chosen = request.scenes ?? settledScenes
    return
      chosen
      .filter { unit.use.scope.allows($0.place) && isShown(in: $0.place) }
      .compactMap { scene in
        let own = request.scenes == nil ? [] : [scene.wallpaper]
        return JudgedScene(
          judging: scene, hasBackground: hasBackground,
          named: own + settings.wallpapers.filter { !own.contains($0) })
      }
  }

  /// The scenes that settings or defaults choose: the watch's, the Mac's, the phone's, or those of
  /// several where the code shows it on them. What an iPhone shows is not judged on a Mac besides.
  private var settledScenes: [Scene] {
    let scope = unit.use.scope
    let other = scope.machine == .watch ? Platform.phone : scope.machine
    let machines =
      scope.places.map { places in
        Set(places.keys.map { $0.platform == .watch ? Platform.watch : other })
      } ?? [scope.machine]
    return Platform.allCases.filter(machines.contains).flatMap { machine in
      settings.scenes(on: machine, standard: Place.judged(on: machine, settings.os))
    }
  }

  /// Whether a place shows the family that was named, if one was.
  private func isShown(in place: Place) -> Bool {
    guard request.family != nil, !request.showsAnywhere else { return true }
    return unit.use.scope.families?.contains { place.shows($0, on: settings.os) } ?? true
  }

  /// Measures a case in its scenes and completes its subject.
  func measure(_ found: inout LintCase) async {
    var keys = found.judged.backdropKeys
    if request.inspection == .pictures {
      keys.formUnion(ExhibitMaker(.all).thumbnailKeys(of: found))
    }
    let backdrops = keys.isEmpty ? [:] : await examiner.backdrops.backdrops(keys)
    found.judged.measure(over: backdrops) { unit.use.bound(&$0, of: $0.place) }
  }

  func inspected(_ found: LintCase, _ outcome: LintOutcome) -> InspectedArt {
    var subject = found.subject
    let vibrant = subject.scenes.indices.filter { subject.scenes[$0].role == .vibrant }
    for index in request.inspection == .ranges ? vibrant : [] {
      let place = subject.scenes[index].place
      guard let scene = found.judged.scenes.first(where: { $0.scene.place == place }) else {
        continue
      }
      subject.scenes[index].legibleRange = found.judged.art(in: scene.scene)?.legibleRange(
        in: scene.scene)
    }
    return InspectedArt(
      sheet: FactSheet(
        location: found.location, name: found.name, title: found.title ?? title(of: found),
        subject: subject,
        findings: outcome.findings, undetermined: outcome.undetermined),
      thumbnails: request.inspection == .pictures
        ? ExhibitMaker(.all).thumbnails(of: found) : [], hasPictures: found.judged.art != nil)
  }

  /// A set by its name, with its look if it has several, and its catalog; a picture by its path.
  private func title(of found: LintCase) -> ArtTitle {
    let (set, file) = (
      PathBelow.folder(found.location.path), PathBelow.lastName(found.location.path)
    )
    guard found.asset != nil, file == "Contents.json" else {
      return .picture(path: found.location.path)
    }
    let folder = PathBelow.lastName(set)
    var name = folder.lastIndex(of: ".").map { String(folder[..<$0]) } ?? folder
    if case .icon(let looks) = found.subject.kind {
      name += ", " + looks.map(\.rawValue).sorted().joined(separator: " and ")
    }
    // Below what was named, as previews are; a set that was named itself is in its own catalog.
    let folders = found.name.split(separator: "/")
    let ending = ".xcassets"
    if let last = folders.lastIndex(where: { $0.hasSuffix(ending) }) {
      return .set(name, catalog: folders[...last].joined(separator: "/"))
    }
    let catalog = set.split(separator: "/").last { $0.hasSuffix(ending) }
    return .set(name, catalog: catalog.map { String($0) } ?? "")
  }

  /// A case's outcome, with pictures of what is wrong.
  func reported(_ found: LintCase) -> LintOutcome {
    var found = found
    var outcome = found.outcome(by: judge)
    outcome.exhibits = ExhibitMaker(request.exhibits).exhibits(of: found, outcome)
    if request.inspection != .none, found.subject.art != nil {
      outcome.inspected = [inspected(found, outcome)]
    }
    return outcome
  }
}
