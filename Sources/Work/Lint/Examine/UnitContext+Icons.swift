// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySystem

extension UnitContext {
  /// An app-icon set: a case a picture that serves a look at its largest. Out of scope nothing is
  /// looked at.
  func icons(
    _ set: IconSet, missing: [CatalogWarning]
  ) async -> LintOutcome {
    var outcome = LintOutcome()
    guard unit.use.isInScope else { return outcome }
    var facts = SetFacts()
    add(missing, to: &facts)
    facts.isIconWithoutAppearances = unit.use.iconRole == .primary && set.isOfLightArtAlone
    var looks: [(look: Subject.IconLook, art: CatalogArt)] = []
    for (look, luminosity) in [
      (Subject.IconLook.light, CatalogAppearance.Luminosity.light), (.dark, .dark),
      (.tinted, .tinted),
    ] {
      if let art = set.art(for: luminosity) { looks.append((look, art)) }
    }
    var sizes: [String: PixelSize] = [:]
    var others: [SetFacts.TransparentIcon] = []
    // The icons that go to the App Store with the app.
    let isStored = set.mustBeOpaque && unit.use.iconRole != .alternate
    let lightArt = set.lightArt
    var hasPicture = false
    for art in set.art {
      let input = Input(art, role: .loose)
      let location = location(of: art, in: set.place)
      let asset = relative(art.path)
      let shown = Set(looks.filter { $0.art == art }.map(\.look))
      do throws(VibrancyError) {
        if shown.isEmpty {
          let glance = try glanced(at: input)
          sizes[art.path] = glance.size
          hasPicture = true
          if isStored, lightArt.contains(art), glance.transparentShare > Self.mostTransparent {
            others.append(
              SetFacts.TransparentIcon(
                name: PathBelow.lastName(art.path), share: glance.transparentShare,
                location: location))
          }
          continue
        }
        var (judged, size) = try iconCase(
          of: input, shown, at: location, asset: asset, in: iconScenes(shown))
        sizes[art.path] = size
        hasPicture = true
        facts.hasAlphaChannel = judged.subject.set.hasAlphaChannel
        judged.subject.set = facts
        judged.subject.set.mustBeOpaque = shown.contains(.light) && isStored
        facts = SetFacts()
        await measure(&judged)
        outcome.add(reported(judged))
      } catch {
        outcome.add(unreadable(input, error, at: location, asset: asset))
      }
    }
    facts.transparentIcons = others
    facts.oddIcons = IconSizes(set, sizes: sizes) { self.location($0, in: set.place) }.odd
    if facts != SetFacts() {
      var whole = LintCase(
        subject: Subject(.icon([])), name: set.place.name, location: unit.location,
        hash: ContentHash(Array(set.place.name.utf8)))
      whole.subject.set = facts
      outcome.add(whole.outcome(by: judge))
    }
    outcome.isJudged = hasPicture
    let worst = WorstFindings(outcome.findings, outcome.undetermined, of: "files of the set")
    (outcome.findings, outcome.undetermined) = (worst.findings, worst.undetermined)
    if unit.use.iconRole == .alternate {
      // It is shown only to people who choose it.
      for index in outcome.findings.indices {
        outcome.findings[index].severity = outcome.findings[index].severity.map {
          min($0, .warning)
        }
      }
    }
    return outcome
  }

  /// The share of a smaller picture that may be transparent: its edges are resampled.
  private static let mostTransparent = 0.01

  /// Where the looks of an icon lie on a plate of the system's.
  private func iconScenes(_ looks: Set<Subject.IconLook>) -> [JudgedScene] {
    [(Subject.IconLook.dark, Place.iconDark), (.tinted, .iconTinted)].compactMap { look, place in
      guard looks.contains(look), !settings.excludedScenes.contains(place),
        request.scenes?.contains(where: { $0.place == place }) ?? true
      else { return nil }
      var scene = Scene(place, parameters: settings.parameters)
      scene.os = settings.os
      return JudgedScene(scene, named: [])
    }
  }
}
