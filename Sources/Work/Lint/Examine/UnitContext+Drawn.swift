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
        !request.settings.excludes(path)
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
    // Groups and pictures are those of a whole run, of which each part has its own.
    let shown = request.exhibits == .none ? [] : views(of: outcome).filter { isOfPart($0.path) }
    outcome.exhibits = shown.compactMap { exhibit(of: $0, survey) }
    outcome.findings.removeAll { !isOfPart($0.location.path) }
    outcome.undetermined.removeAll { !isOfPart($0.location.path) }
    outcome.notes += survey.mistakes
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

  /// What a finding is about, as it looks in its scene or in full color.
  private struct View {
    let path: String
    let name: String
    let place: Place
    let wallpaper: String?
    let isInFullColor: Bool

    /// Whether one picture shows both.
    func isSame(as other: Self) -> Bool {
      path == other.path && name == other.name && isInFullColor == other.isInFullColor
        && (isInFullColor || place == other.place && wallpaper == other.wallpaper)
    }
  }

  /// Whether a file is of the part that is asked for.
  private func isOfPart(_ path: String) -> Bool { request.shard?.contains(path) ?? true }

  /// The views that findings are about, each once: in its scene and in full color.
  private func views(of outcome: LintOutcome) -> [View] {
    var views: [View] = []
    for finding in outcome.findings + outcome.undetermined {
      guard let place = finding.place else { continue }
      for isInFullColor in [false, true] where views.count < Self.mostExhibits {
        let view = View(
          path: finding.location.path, name: finding.name, place: place,
          wallpaper: finding.wallpaper, isInFullColor: isInFullColor)
        if !views.contains(where: view.isSame) { views.append(view) }
      }
    }
    return views
  }

  /// The drawing of a view; `nil`: there is none, or it is in full color anyway.
  private func exhibit(of view: View, _ survey: MarkSurvey) -> Exhibit? {
    guard
      let picture = survey.picture(
        of: view.name, in: view.place, on: view.wallpaper, isInFullColor: view.isInFullColor),
      let png = try? encodePNG(picture)
    else { return nil }
    let scene = view.isInFullColor ? nil : view.place.rawValue
    return Exhibit(
      path: view.path, name: view.name, scene: scene,
      wallpaper: view.isInFullColor ? nil : view.wallpaper, png: png,
      width: picture.size.width, height: picture.size.height,
      zoom: Double(MarkSurvey.pictureScale))
  }

  private func relative(_ place: CodeLocation) -> CodeLocation {
    CodeLocation(path: relative(place.path), line: place.line)
  }
}

extension DrawnLineFacts {
  /// A widget that it is about, by the name of its type.
  fileprivate var widget: String? {
    marks.first?.widget ?? emptyScenes.first?.widget ?? paddings.first?.widget
  }
}
