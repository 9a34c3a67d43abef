// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
internal import VibrancyJSON
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyTargets
public import VibrancyVocabulary

/// A widget of a project's Swift in one family, or a Live Activity, drawn with one sample.
public struct SourceWidget: Sendable {
  /// The files that it is drawn from.
  package fileprivate(set) var tree: SourceTree
  /// Its project; `nil` where it was listed by an earlier run and nothing had to be read.
  fileprivate(set) var project: SourceProject?
  /// The index of its target.
  let target: Int
  /// The name of its type.
  public let name: String
  /// The name of its target, or of its folder.
  package let targetName: String
  /// The system that its target is made for.
  package let platform: ProjectTarget.Platform
  /// Whether another target has a widget of its name, so that its own has to be said.
  package private(set) var isNamedAlike = false
  /// The form it is drawn in.
  package let form: WidgetForm
  /// The family it is drawn in; `nil`: it is a Live Activity.
  public var family: Family? { form.family }
  /// Where its family asks not to be offered.
  let disfavored: Set<WidgetLocation>
  /// The name of the data it is drawn with; `nil` where the widget has but one sample.
  public fileprivate(set) var sample: String?
  /// The sample's place among those of the widget and family.
  let sampleIndex: Int
  /// Where it draws what another of its samples does, or nothing beside another that draws something.
  package fileprivate(set) var repeatedPlaces: Set<Place> = []
  /// The amounts that its samples show, as far as they were compared when it was listed.
  let comparisons: [SampleAmount]
  /// The settings it is drawn with besides.
  let settings: SampleSettings
  /// The file that declares it.
  public let path: String
  /// The line of that file where its type begins, from 1.
  public let line: Int
}

extension SourceWidget: Hashable {
  /// Returns `true` if both are one widget in one family, with one sample of one reading of the
  /// project.
  public static func == (left: Self, right: Self) -> Bool {
    left.tree === right.tree && left.target == right.target && left.name == right.name
      && left.form == right.form && left.sampleIndex == right.sampleIndex
      && left.settings == right.settings
  }

  /// Adds what distinguishes it from others of its project.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(name)
    hasher.combine(form)
    hasher.combine(sampleIndex)
  }
}

extension SourceWidget: KeyIngredient {
  /// Adds all that decides what it looks like.
  package func add(to key: inout KeyBytes) {
    key.add(value: tree.digest as Any)
    key.add(target)
    key.add(name)
    key.add(value: form)
    key.add(sampleIndex)
    key.add(value: settings)
    key.add(path)
    key.add(line)
  }
}

extension SourceWidget {
  /// What sets it apart besides its name, form and sample, for captions.
  var setting: String? {
    let parts = [isNamedAlike ? targetName : nil, settings.words].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The same widget with another name of its sample.
  ///
  /// - Parameter places: Where it draws what another of its samples does.
  func named(_ sample: String?, repeatedIn places: Set<Place>) -> SourceWidget {
    var other = self
    (other.sample, other.repeatedPlaces) = (sample, places)
    return other
  }

  /// The same widget, which shares its name with another target's.
  func namedAlike(_ isNamedAlike: Bool) -> SourceWidget {
    var other = self
    other.isNamedAlike = isNamedAlike
    return other
  }

  /// Whether it asks not to be shown in a place.
  package func disfavors(_ place: Place) -> Bool { disfavored.contain(place) }

  /// Where it is shown unless a place is asked for: where its platform shows widgets, or in StandBy or
  /// another place where it asks not to be shown in any of those.
  package func usualPlaces(on os: SystemVersion) -> [Place] {
    if form == .liveActivity { return Place.ofActivities }
    let shown = platform.usualPlaces(on: os).filter { $0.shows(form, on: os) }
    let wanted = shown.filter { !disfavors($0) }
    guard wanted.isEmpty, !shown.isEmpty else { return wanted }
    let others = [.standby] + Place.distinct
    return others.first { $0.shows(form, on: os) && platform.shows($0) && !disfavors($0) }
      .map { [$0] } ?? []
  }
}

extension ProjectTarget.Platform {
  /// What a sentence calls widgets made for it: `a watch's widgets`.
  package var owner: String {
    switch self {
    case .iOS: "an iPhone's"
    case .watchOS: "a watch's"
    case .macOS: "a Mac's"
    case .visionOS: "an Apple Vision Pro's"
    case .tvOS: "an Apple TV's"
    }
  }

  /// Whether the whole screen of a place shows widgets made for it.
  package func isOn(screenOf place: Place) -> Bool {
    self == .macOS ? place.platform == .mac : shows(place)
  }

  /// Where widgets made for it are shown unless a place is asked for.
  package func usualPlaces(on os: SystemVersion) -> [Place] {
    switch self {
    case .iOS: Place.standard(on: os)
    case .watchOS: [.watchFullColor, .watchAccented, .watchSmartStack]
    case .macOS: [.macDesktop, .macDesktopReceded]
    case .visionOS, .tvOS: [.homeLight]
    }
  }
}

extension [Input] {
  /// The inputs with the projects read that their widgets are drawn from, each once.
  package var withProjectsRead: [Input] {
    var projects: [ObjectIdentifier: SourceProject] = [:]
    return map { input in
      guard var widget = input.sourceWidget, widget.project == nil else { return input }
      let tree = widget.tree
      let project =
        projects[ObjectIdentifier(tree)] ?? SourceProject(tree, widget.settings)
      projects[ObjectIdentifier(tree)] = project
      (widget.project, widget.tree) = (project, project.tree)
      return Input(widget, root: input.root, name: input.name)
    }
  }
}

extension SourceProject {
  /// The widgets of a project, each in every family with every sample, and its Live Activities, as
  /// inputs.
  ///
  /// - Parameters:
  ///   - wanted: The types of widgets that are wanted, by name; empty: all.
  ///   - settings: What they are drawn with besides what the code says; what its samples have wrong
  ///     is among the errors.
  package func inputs(wanted: [String], _ settings: SampleSettings) -> InputFindings {
    var findings = InputFindings()
    let written = settings.written()
    var names: [String] = []
    var widgets: [(source: SourceWidget, name: String)] = []
    tree.notes.forEach { findings.addNote(tree.sentence($0)) }
    var previews = PreviewNames()
    var all: [[SampledWidget]] = []
    for (index, target) in targets.enumerated() {
      let reader = reader(of: target, settings, written)
      let listed = timed("", of: target, reader) { reader.widgets(of: target.widgetTypes) }
      names += listed.map(\.name)
      for widget in listed where wanted.isEmpty || wanted.contains(widget.name) {
        for form in forms(of: widget, inTarget: index, reader, settings) {
          for source in form.drawn { widgets.append((source, previews.name(of: source))) }
        }
      }
      all.append(listed.filter { wanted.isEmpty || wanted.contains($0.name) })
      for note in reader.notes {
        let place = note.spot.map { self.place(of: $0, in: target) }
        let said = "\(note.widget): \(note.reason)"
        findings.addNote(place.map { "\($0): \(said)" } ?? tree.sentence(said))
      }
    }
    var targetsOfNames: [String: Set<Int>] = [:]
    for widget in widgets {
      targetsOfNames[widget.source.name, default: []].insert(widget.source.target)
    }
    for (source, name) in widgets {
      let isNamedAlike = targetsOfNames[source.name, default: []].count > 1
      findings.add(Input(source.namedAlike(isNamedAlike), root: tree.root, name: name))
    }
    leftOut(of: all).forEach { findings.addNote($0) }
    if let language = settings.language, !findings.inputs.isEmpty,
      !targets.contains(where: { $0.strings.hasWantedLanguage })
    {
      findings.addNote(
        tree.sentence(
          "has no texts in '\(language.text)'; those of the source language are drawn"))
    }
    if settings.knowsAllWidgets { written?.check(against: names) }
    if let error = written?.mistakes.error { findings.errors.append(.malformed(error)) }
    return findings
  }
}
