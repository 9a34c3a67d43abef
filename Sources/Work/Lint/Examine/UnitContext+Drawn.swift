// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyVocabulary

extension UnitContext {
  /// The widgets of a project's Swift, drawn: one case for each line of their code.
  func drawnWidgets(of content: DrawnContent) async -> LintOutcome {
    let survey = MarkSurvey(
      of: content.tree, content.settings, on: request.settings.os, wanted: request.targets,
      in: request.scenes?.map(\.place), keepsPictures: request.exhibits != .none)
    var groups = GroupedFindings(
      alone: Set(
        content.tree.texts.flatMap { text in
          let path = relative(content.tree.path(of: text))
          return text.suppressions.map { CodeLocation(path: path, line: $0.line) }
        }))
    for line in survey.lines {
      let path = relative(line.place.path)
      guard content.input == "." || PathNames.isPath(path, in: content.input),
        request.shard?.contains(path) ?? true, !request.settings.excludes(path)
      else { continue }
      var found = LintCase(
        subject: Subject(), name: line.facts.widget ?? path,
        location: Location(path: path, line: line.place.line, column: line.place.column),
        hash: ContentHash(Array(line.text.utf8)))
      var facts = line.facts
      for index in facts.marks.indices {
        facts.marks[index].paintPlace = facts.marks[index].paintPlace.map(relative)
        facts.marks[index].around = facts.marks[index].around.map(relative)
      }
      found.subject.drawn = facts
      found.evidence = facts.marks.flatMap(\.around)
      groups.add(found.outcome(by: Judge(request.settings.asset(at: path).rules)))
    }
    var outcome = groups.outcome
    if request.exhibits != .none { outcome.exhibits = exhibits(of: outcome, survey) }
    outcome.notes += survey.failures.map { "\(relative($0.path)): \($0.text)" }
    if !content.budget.stopped.isEmpty {
      outcome.notes.append(
        "\(content.input): not all widgets are judged as they are drawn: the time for sources is over; "
          + "--time-limit gives more")
      outcome.hasUnread = true
    }
    // It is counted by its widgets.
    outcome.isJudged = false
    return outcome
  }

  /// As many drawings are shown at most.
  private static let mostExhibits = 60

  /// The drawings that findings are about, each in its scene and in full color.
  private func exhibits(of outcome: LintOutcome, _ survey: MarkSurvey) -> [Exhibit] {
    var exhibits: [Exhibit] = []
    for finding in outcome.findings + outcome.undetermined {
      guard let place = finding.place, exhibits.count < Self.mostExhibits else { continue }
      for isInFullColor in [false, true] where !(isInFullColor && place.isInFullColor) {
        let (scene, wallpaper) =
          isInFullColor ? (nil, nil) : (finding.scene, finding.wallpaper)
        let isKnown = exhibits.contains {
          $0.path == finding.location.path && $0.name == finding.name && $0.scene == scene
            && $0.wallpaper == wallpaper
        }
        guard !isKnown,
          let picture = survey.picture(
            of: finding.name, in: place, on: finding.wallpaper, isInFullColor: isInFullColor),
          let png = try? encodePNG(picture)
        else { continue }
        exhibits.append(
          Exhibit(
            path: finding.location.path, name: finding.name, scene: scene, wallpaper: wallpaper,
            png: png, width: picture.size.width, height: picture.size.height,
            zoom: Double(MarkSurvey.pictureScale)))
      }
    }
    return exhibits
  }

  private func relative(_ place: CodeLocation) -> CodeLocation {
    CodeLocation(path: relative(place.path), line: place.line)
  }
}

extension Place {
  /// Whether art is shown here in its own colors.
  fileprivate var isInFullColor: Bool { (recipe.mode ?? .fullColor) == .fullColor }
}

extension DrawnLineFacts {
  /// A widget that it is about, by the name of its type.
  fileprivate var widget: String? {
    marks.first?.widget ?? emptyScenes.first?.widget ?? paddings.first?.widget
  }
}
