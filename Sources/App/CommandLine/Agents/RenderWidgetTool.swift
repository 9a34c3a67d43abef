// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAgents
internal import VibrancyJSON
internal import VibrancySystem
internal import VibrancyVocabulary

/// `render_widget`: one widget in one scene, as a picture, with an unsaved text of its file if one is
/// given.
struct RenderWidgetTool: AgentTool {
  let projects: AgentProjects

  let about = ToolDescription(
    "render_widget", title: "Render a widget",
    description:
      "Draws a widget from its SwiftUI source as a scene shows it and returns the picture. With 'path' and "
      + "'text' an edit can be seen before it is saved. What is left out is chosen: the first widget "
      + "that the file declares, its first family and sample, a scene in full color.",
    parameters: [
      AgentProjects.path, AgentProjects.text, AgentProjects.project,
      ToolParameter("widget", help: "the name of the widget's type, as list_widgets lists it"),
      ToolParameter(
        "family", .choice(Family.allCases.map(\.rawValue) + [WidgetForm.liveActivity.name]),
        help: "the family, or \(WidgetForm.liveActivity.name)"),
      ToolParameter(
        "scene", .choice(Place.allCases.map(\.rawValue)),
        help: "where it is shown, such as \(Place.homeLight.rawValue); default: in full color"),
      ToolParameter("sample", help: "the name of the data, as list_widgets lists it"),
    ],
    output: [
      "type": "object",
      "required": ["widget", "family", "scene", "path", "line", "width", "height", "notes"],
      "properties": [
        "widget": ["type": "string"], "target": ["type": "string"], "family": ["type": "string"],
        "scene": ["type": "string"], "sample": ["type": "string"], "path": ["type": "string"],
        "line": ["type": "integer"], "width": ["type": "integer"], "height": ["type": "integer"],
        "notes": ["type": "array", "items": ["type": "string"]],
      ],
    ])

  func call(
    _ arguments: [String: String], within roots: AgentRoots
  ) async throws(ToolFailure) -> ToolResult {
    let subject = try projects.subject(of: arguments, within: roots)
    let listing = try await subject.project.widgets(
      named: arguments["widget"], with: subject.text)
    var inputs = listing.inputs
    if inputs.isEmpty, arguments["widget"] != nil, subject.text != nil {
      // Its name may be wrong, or its file does not parse any more.
      inputs = try await subject.project.widgets(with: subject.text).inputs
    }
    let choice = try WidgetChoice(arguments, among: inputs, of: subject)
    var scene = Scene(choice.place)
    scene.os = .standard
    return try await draw(choice, scene, subject)
  }

  private func draw(
    _ choice: WidgetChoice, _ scene: Scene, _ subject: AgentProjects.Subject
  ) async throws(ToolFailure) -> ToolResult {
    var presentation = Presentation()
    presentation.showing = Showing(on: .dusk)
    presentation.scale = 2
    let results = await projects.simulator.renderParts(
      [choice.input].withProjectsRead, in: { _ in [scene] }, as: presentation, jobs: 1,
      backdrops: projects.backdrops
    ) { _, parts in await parts.joined() }
    guard case .success(let rendering) = results.first else {
      guard case .failure(let error) = results.first else {
        throw ToolFailure("\(choice.widget.name) is not drawn in \(choice.place.rawValue)")
      }
      throw ToolFailure(subject.project.shown("\(error)"))
    }
    guard let shown = rendering.shown.first,
      let bytes = try? shown.picture.pngData(compression: .balanced)
    else { throw ToolFailure("\(choice.widget.name) is not drawn in \(choice.place.rawValue)") }
    var causes = CauseList()
    causes.add(rendering.drawingCauses)
    let notes = (causes.lines(most: CauseList.mostListed) + rendering.otherWarnings)
      .map { subject.project.shown($0) }
    let widget = choice.widget
    let path = PathBelow.relative(widget.path, to: subject.place.root)
    let sample = widget.sample.map { ", sample \($0)" } ?? ""
    let others =
      choice.otherSamples.isEmpty ? "" : " (others: \(choice.otherSamples.joined(separator: ", ")))"
    let target = widget.targetName.isEmpty ? "" : " (\(widget.targetName))"
    let head =
      "\(widget.name)\(target), \(widget.form.name), \(choice.place.rawValue)\(sample)"
      + "\(others); declared at \(path):\(widget.line); an estimate"
    let size = shown.picture.size
    return ToolResult(
      [.picture(bytes), .text(([head] + notes.map { "note: \($0)" }).joined(separator: "\n"))],
      structured: [
        "widget": .text(widget.name), "target": .text(widget.targetName),
        "family": .text(widget.form.name), "scene": .text(choice.place.rawValue),
        "sample": .maybe(widget.sample), "path": .text(path), "line": .integer(widget.line),
        "width": .integer(size.width), "height": .integer(size.height), "notes": .texts(notes),
      ])
  }
}

/// The widget, family, sample and place that the arguments of a call choose.
struct WidgetChoice {
  let input: Input
  let widget: SourceWidget
  let place: Place
  /// The names of the samples that the same family can be drawn with, too.
  let otherSamples: [String]

  /// Chooses what is left open.
  ///
  /// - Throws: `ToolFailure`: nothing is as the arguments say, with what there is.
  init(
    _ arguments: [String: String], among inputs: [Input], of subject: AgentProjects.Subject
  ) throws(ToolFailure) {
    var open = inputs.compactMap { input in input.sourceWidget.map { (input: input, widget: $0) } }
    guard !open.isEmpty else {
      throw ToolFailure(
        "\(subject.shownPath): no widget is drawn from Swift here; check that the source parses, and "
          + "name the folder of a project")
    }
    func names(_ name: ((input: Input, widget: SourceWidget)) -> String?) -> [String] {
      open.compactMap(name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    func keep(
      _ argument: String, _ name: ((input: Input, widget: SourceWidget)) -> String?
    ) throws(ToolFailure) {
      guard let wanted = arguments[argument] else { return }
      let known = names(name)
      open = open.filter { name($0) == wanted }
      guard open.isEmpty else { return }
      let near = nearestName(to: wanted, among: known).map { "did you mean '\($0)'? " } ?? ""
      throw ToolFailure(
        "unknown \(argument) '\(VisibleText.short(wanted))'; \(near)There is "
          + (known.isEmpty ? "only one" : known.prefix(40).joined(separator: ", ")))
    }
    try keep("widget") { $0.widget.name }
    if arguments["widget"] == nil, subject.isSource {
      let declared = open.filter { $0.widget.path == subject.place.path }
      if !declared.isEmpty { open = declared }
    }
    try keep("family") { $0.widget.form.name }
    if let wanted = arguments["scene"].flatMap(Place.init(rawValue:)) {
      let shown = open.filter {
        $0.input.serves(Scene(wanted)) && wanted.shows($0.widget.form, on: .standard)
      }
      guard !shown.isEmpty else {
        let usual = open.flatMap { $0.widget.usualPlaces(on: .standard) }.map(\.rawValue)
        let listed = usual.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        throw ToolFailure(
          "\(wanted.rawValue) never shows \(names { $0.widget.form.words }.joined(separator: ", ")) of "
            + "\(open[0].widget.name); scenes that do: \(listed.joined(separator: ", "))")
      }
      open = shown
    }
    let samples = names { $0.widget.sample }
    try keep("sample") { $0.widget.sample }
    (input, widget) = open[0]
    let chosen = widget
    otherSamples = samples.filter { $0 != chosen.sample }
    let usual = chosen.usualPlaces(on: .standard).filter { !chosen.repeatedPlaces.contains($0) }
    place =
      arguments["scene"].flatMap(Place.init(rawValue:))
      ?? usual.first { $0.recipe.mode == .fullColor } ?? usual.first ?? .homeLight
  }
}
