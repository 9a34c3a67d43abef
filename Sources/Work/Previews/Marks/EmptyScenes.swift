// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

/// The scenes in which a widget shows nothing in a family, whichever its sample.
struct EmptyScenes {
  private(set) var found: [EmptySceneFacts] = []

  /// Lays a widget out where code may hide all of it.
  ///
  /// - Parameters:
  ///   - places: The scenes that are looked at; `nil`: the usual ones.
  ///   - composer: Composes it with a sample.
  init(
    _ form: SampledForm, _ os: SystemVersion, in places: [Place]?, of program: Program,
    composer: (SourceWidget) -> SourceComposer
  ) {
    guard let family = form.form.family, let widget = form.sources.first,
      let usual = Place.usual.first(where: { Self.shows(widget, $0, os) })
    else { return }
    let asked = Self.hiding(os).filter { place, word in
      place != usual && Self.shows(widget, place, os) && places?.contains(place) ?? true
        && program.names(word)
    }
    guard !asked.isEmpty else { return }
    let composers = form.sources.prefix(2).map(composer)
    guard composers.contains(where: { !$0.isEmpty(in: usual, os) }) else { return }
    let isGiven = !form.samples.prefix(2).allSatisfy(\.hasStandIns)
    for (place, _) in asked where composers.allSatisfy({ $0.isEmpty(in: place, os) }) {
      found.append(
        EmptySceneFacts(widget.name, in: family, at: place, shownPlace: usual, isCertain: isGiven))
    }
  }

  /// Where code may show less than elsewhere, and what it reads to do so.
  private static func hiding(_ os: SystemVersion) -> [(place: Place, word: StaticString)] {
    [
      (.lockScreenAlwaysOn, "isLuminanceReduced"), (.watchAlwaysOn, "isLuminanceReduced"),
      (.lockScreen, "widgetRenderingMode"), (os.tintedHome, "widgetRenderingMode"),
      (.watchAccented, "widgetRenderingMode"), (.standby, "showsWidgetContainerBackground"),
    ]
  }

  private static func shows(_ widget: SourceWidget, _ place: Place, _ os: SystemVersion) -> Bool {
    place.shows(widget.form, on: os) && widget.platform.shows(place) && !widget.disfavors(place)
  }
}

extension SourceComposer {
  /// Whether the widget was run as a whole and nothing of it is seen but a background.
  fileprivate func isEmpty(in place: Place, _ os: SystemVersion) -> Bool {
    var scene = Scene(place)
    scene.os = os
    guard let laidOut = laidOut(in: scene), !laidOut.isWithheld,
      laidOut.evaluator.interface.notFollowed.isEmpty
    else { return false }
    let area = Rect(laidOut.canvas)
    return !laidOut.marks.contains { $0.isContent(on: area) }
  }
}

extension Program {
  /// Whether a word stands in its sources.
  fileprivate func names(_ word: StaticString) -> Bool {
    sources.contains { source in
      source.tokens.indices.contains { source.isWord(word, at: $0) }
    }
  }
}
