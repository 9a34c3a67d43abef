// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
package import VibrancySyntax
internal import VibrancySystem
package import VibrancyVocabulary

/// What the widgets of a project draw where they are shown, line by line of their code.
package struct MarkSurvey: Sendable {
  /// A line of code, and what is seen of what it draws.
  package struct Line: Sendable {
    /// The file, as the folder was named, with the line and the column where the first view begins.
    package let place: SourcePlace
    /// The line, without the blanks around it.
    package let text: String
    /// In the order of widgets, families, scenes and samples.
    package fileprivate(set) var marks: [MarkFacts]
    /// Where a widget that is declared in the line shows nothing.
    package fileprivate(set) var emptyScenes: [EmptySceneFacts] = []
  }

  /// By place.
  package let lines: [Line]

  /// As many samples of a widget in a family are looked at.
  private static let mostSamples = 3

  /// Runs, draws and measures the widgets of a project.
  ///
  /// - Parameters:
  ///   - tree: Its files.
  ///   - settings: What they are drawn with.
  ///   - os: The generation of the system.
  ///   - wanted: The names of the targets that are looked at; empty: all.
  ///   - places: The scenes that are looked at; `nil`: the usual ones.
  package init(
    of tree: SourceTree, _ settings: SampleSettings, on os: SystemVersion, wanted: [String] = [],
    in places: [Place]? = nil
  ) {
    let project = SourceProject(tree, settings)
    var found = MarkLines(project)
    for (index, target) in project.targets.enumerated()
    where wanted.isEmpty || wanted.contains(target.name) {
      let reader = project.reader(of: target, settings, settings.written())
      let widgets = project.timed("", of: target, reader) {
        reader.widgets(of: target.widgetTypes)
      }
      for widget in widgets {
        // A widget that lists no families was not made for the Lock Screen.
        let isListed = widget.configuration?.families != nil
        for form in project.allForms(of: widget, inTarget: index, reader, settings)
        where isListed || form.form.family?.isAccessory != true {
          let samples = form.sources.prefix(Self.mostSamples)
          var look = FormMarks(form, os, in: places)
          for source in samples {
            let composer = SourceComposer(
              source, reader, widget, form.samples, of: project, scale: 1)
            look.add(composer, isGiven: form.samples[source.sampleIndex].isGiven)
          }
          found.add(look, of: target)
          let empty = EmptyScenes(form, os, in: places, of: target.program) { source in
            SourceComposer(source, reader, widget, form.samples, of: project, scale: 1)
          }
          found.add(empty.found, at: widget.spot, of: target)
        }
      }
    }
    lines = found.lines.values.sorted { $0.place < $1.place }
  }
}

extension Sample {
  /// Whether the project supplies all of it.
  fileprivate var isGiven: Bool {
    switch origin {
    case .configuration, .preview, .placeholder, .snapshot, .member, .initializer, .none:
      !hasStandIns
    case .standIns: false
    }
  }
}

/// What is seen of marks, by the places of their lines.
private struct MarkLines {
  private struct Key: Hashable {
    let path: String
    let line: Int
  }

  private let project: SourceProject
  private(set) var lines: [String: MarkSurvey.Line] = [:]

  init(_ project: SourceProject) { self.project = project }

  mutating func add(_ form: FormMarks, of target: SourceProject.Target) {
    var tables = SourceLines(target.program)
    for (index, found) in form.marks.enumerated() {
      var facts = found.facts
      let key = line(of: found.spot, &tables, in: target)
      let path = project.path(of: found.spot, in: target)
      if let text = lines[key]?.text, !facts.words.isEmpty {
        facts.isLiteral = text.contains("\"\(facts.words)\"")
      }
      facts.evidence = found.evidence.map { spot in
        CodeLocation(path: project.path(of: spot, in: target), line: tables.line(of: spot))
      }
      facts.overlapping = form.crossed.filter { $0.mark == index }.map { crossed in
        let file = project.path(of: crossed.spot, in: target)
        return MarkFacts.Overlap(
          words: crossed.words,
          location: CodeLocation(
            path: file == path ? "" : PathText.lastName(file), line: tables.line(of: crossed.spot)),
          share: crossed.share)
      }
      lines[key]?.marks.append(facts)
    }
    if let (view, facts) = form.padding {
      let spot = tables.modifier("padding", ofViewAt: view) ?? view
      lines[line(of: spot, &tables, in: target)]?.marks.append(facts)
    }
  }

  mutating func add(_ empty: [EmptySceneFacts], at spot: Spot, of target: SourceProject.Target) {
    guard !empty.isEmpty else { return }
    var tables = SourceLines(target.program)
    lines[line(of: spot, &tables, in: target)]?.emptyScenes += empty
  }

  /// The key of the line of a place, which is there then.
  private mutating func line(
    of spot: Spot, _ tables: inout SourceLines, in target: SourceProject.Target
  ) -> String {
    let path = project.path(of: spot, in: target)
    let position = tables.position(of: spot)
    let key = "\(path):\(position.line)"
    if lines[key] == nil {
      lines[key] = MarkSurvey.Line(
        place: SourcePlace(path: path, line: position.line, column: position.column),
        text: tables.text(of: spot), marks: [])
    }
    return key
  }
}
