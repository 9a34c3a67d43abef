// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyJudging
internal import VibrancyLayout
internal import VibrancyModes
package import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
package import VibrancySyntax
internal import VibrancySystem
package import VibrancyVocabulary

/// What the widgets of a project draw where they are shown, line by line of their code.
package struct MarkSurvey {
  /// A line of code, and what is seen of what it draws.
  package struct Line: Sendable {
    /// The file, as the folder was named, with the line and the column where the first view begins.
    package let place: SourcePlace
    /// The line, without the blanks around it.
    package let text: String
    /// What it comes to.
    package fileprivate(set) var facts = DrawnLineFacts()
  }

  /// By place.
  package let lines: [Line]
  /// The widgets that could not be drawn, one sentence each, with the path of their file.
  package private(set) var failures: [(path: String, text: String)] = []

  /// What is wrong in the samples of the configuration, one line each; such samples are not used.
  package let mistakes: [String]

  /// Composes the widgets to be looked at, by the names of their previews.
  private var composers: [String: () -> SourceComposer] = [:]
  private let os: SystemVersion

  /// Pixels per point of a picture that is looked at.
  package static let pictureScale = 2

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
  ///   - keepsPictures: Whether they can be drawn again, to be looked at.
  package init(
    of tree: SourceTree, _ settings: SampleSettings, on os: SystemVersion, wanted: [String] = [],
    in places: [Place]? = nil, keepsPictures: Bool = false
  ) {
    self.os = os
    let project = SourceProject(tree, settings)
    var found = MarkLines(project)
    var previews = PreviewNames()
    let written = settings.written()
    for (index, target) in project.targets.enumerated()
    where wanted.isEmpty || wanted.contains(target.name) {
      let reader = project.reader(of: target, settings, written)
      let widgets = project.timed("", of: target, reader) {
        reader.widgets(of: target.widgetTypes)
      }
      for widget in widgets {
        // A widget that lists no families was not made for the Lock Screen.
        let isListed = widget.configuration?.families != nil
        for form in project.allForms(of: widget, inTarget: index, reader, settings)
        where isListed || form.form.family?.isAccessory != true {
          let samples = form.drawn.prefix(Self.mostSamples)
          var look = FormMarks(form, os, in: places)
          for source in samples {
            let composer = SourceComposer(
              source, reader, widget, form.samples, of: project, scale: 1)
            let name = previews.name(of: source)
            look.add(composer, as: name, isGiven: form.samples[source.sampleIndex].isGiven)
            if keepsPictures {
              composers[name] = {
                SourceComposer(
                  source, reader, widget, form.samples, of: project, scale: Self.pictureScale)
              }
            }
          }
          found.add(look, of: target)
          if let error = look.error, let source = samples.first {
            failures.append(
              (source.path, "“\(source.name)” is not judged as it is drawn: \(error)"))
          }
          let empty = EmptyScenes(form, os, in: places, of: target.program) { source in
            SourceComposer(source, reader, widget, form.samples, of: project, scale: 1)
          }
          found.add(empty.found, at: widget.spot, of: target)
        }
      }
    }
    lines = found.sorted
    mistakes = written?.mistakes.error?.lines ?? []
  }

  /// A widget as a scene shows it; `nil`: it shows nothing, is not known, or is in full color anyway.
  ///
  /// - Parameters:
  ///   - name: The name of its preview.
  ///   - wallpaper: What lies behind, as reports name it; `nil`: what is judged first.
  ///   - isInFullColor: Whether it is drawn in full color, as large as there.
  package func picture(
    of name: String, in place: Place, on wallpaper: String?, isInFullColor: Bool = false
  ) -> StraightImage? {
    guard var composer = composers[name]?() else { return nil }
    var scene = Scene(place)
    (scene.os, scene.enlargesFamilies) = (os, false)
    let behind = JudgedScene(scene, named: []).behind
    scene.wallpaper =
      (behind.first { $0.label == wallpaper } ?? behind.first)?.wallpaper ?? scene.wallpaper
    if isInFullColor {
      guard scene.hasFullColor else { return nil }
      scene = scene.inFullColor
    }
    guard let widget = try? composer.widget(in: scene), !widget.layers.isEmpty else { return nil }
    return Preview(
      widget, in: scene, over: scene.backdropKey(for: widget.canvas).map { Backdrop($0) },
      weights: .rec709, model: .v1
    ).pixels
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
  private var lines: [Key: MarkSurvey.Line] = [:]

  /// By place.
  var sorted: [MarkSurvey.Line] { lines.values.sorted { $0.place < $1.place } }

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
      func location(_ spot: Spot) -> CodeLocation {
        CodeLocation(path: project.path(of: spot, in: target), line: tables.line(of: spot))
      }
      facts.paintPlace = found.paintSpot.map(location)
      facts.around = found.around.map(location)
      facts.overlapping = form.crossed.filter { $0.mark == index }.map { crossed in
        let file = project.path(of: crossed.spot, in: target)
        return MarkFacts.Overlap(
          words: crossed.words,
          location: CodeLocation(
            path: file == path ? "" : PathText.lastName(file), line: tables.line(of: crossed.spot)),
          share: crossed.share)
      }
      lines[key]?.facts.marks.append(facts)
    }
    if let (view, facts) = form.padding {
      let spot = tables.modifier("padding", ofViewAt: view) ?? view
      lines[line(of: spot, &tables, in: target)]?.facts.paddings.append(facts)
    }
  }

  mutating func add(_ empty: [EmptySceneFacts], at spot: Spot, of target: SourceProject.Target) {
    guard !empty.isEmpty else { return }
    var tables = SourceLines(target.program)
    lines[line(of: spot, &tables, in: target)]?.facts.emptyScenes += empty
  }

  /// The key of the line of a place, which is there then.
  private mutating func line(
    of spot: Spot, _ tables: inout SourceLines, in target: SourceProject.Target
  ) -> Key {
    let path = project.path(of: spot, in: target)
    let position = tables.position(of: spot)
    let key = Key(path: path, line: position.line)
    if lines[key] == nil {
      lines[key] = MarkSurvey.Line(
        place: SourcePlace(path: path, line: position.line, column: position.column),
        text: tables.text(of: spot))
    }
    return key
  }
}
