// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAgents
internal import VibrancyJSON
internal import VibrancySystem
internal import VibrancyVocabulary

/// `list_widgets`: the widgets of a project with their families, samples and places.
struct ListWidgetsTool: AgentTool {
  let projects: AgentProjects

  let about = ToolDescription(
    "list_widgets", title: "List widgets",
    description:
      "Lists the widgets and Live Activities of a project: name, target, file and line, the families, the "
      + "samples that each can be drawn with, and the scenes that show it. Call it first.",
    parameters: [AgentProjects.path],
    output: [
      "type": "object", "required": ["widgets", "notes"],
      "properties": [
        "widgets": [
          "type": "array",
          "items": [
            "type": "object", "required": ["name", "target", "platform", "path", "line", "forms"],
            "properties": [
              "name": ["type": "string"], "target": ["type": "string"],
              "platform": ["type": "string"], "path": ["type": "string"],
              "line": ["type": "integer"],
              "forms": [
                "type": "array",
                "items": [
                  "type": "object", "required": ["family", "scenes"],
                  "properties": [
                    "family": ["type": "string"],
                    "samples": ["type": "array", "items": ["type": "string"]],
                    "scenes": ["type": "array", "items": ["type": "string"]],
                  ],
                ],
              ],
            ],
          ],
        ],
        "notes": ["type": "array", "items": ["type": "string"]],
      ],
    ])

  func call(
    _ arguments: [String: String], within roots: AgentRoots
  ) async throws(ToolFailure) -> ToolResult {
    let subject = try projects.subject(of: arguments, within: roots)
    let listing = try await subject.project.widgets(with: nil)
    var inputs = listing.inputs.compactMap(\.sourceWidget)
    if subject.isSource { inputs.removeAll { $0.path != subject.place.path } }
    let widgets = ListedWidget.all(inputs, from: subject.place.root)
    let lines = widgets.map(\.line)
    let end =
      widgets.isEmpty ? "no widget is drawn from Swift here" : counted(widgets.count, "widget")
    return ToolResult(
      [
        .text(
          (lines + [end] + listing.notes.prefix(20).map { "note: \($0)" }).joined(separator: "\n"))
      ],
      structured: [
        "widgets": .list(widgets.map(\.json)), "notes": .texts(Array(listing.notes.prefix(100))),
      ])
  }
}

/// A widget with all forms that it is drawn in.
struct ListedWidget {
  private struct Form {
    let form: WidgetForm
    var samples: [String] = []
    var scenes: [Place] = []
  }

  private let widget: SourceWidget
  private let path: String
  private var forms: [Form] = []

  /// The widgets in the order of a listing.
  static func all(_ widgets: [SourceWidget], from root: String) -> [ListedWidget] {
    var listed: [ListedWidget] = []
    for widget in widgets {
      let index =
        listed.lastIndex {
          $0.widget.name == widget.name && $0.widget.targetName == widget.targetName
            && $0.widget.path == widget.path
        } ?? listed.endIndex
      if index == listed.endIndex {
        listed.append(
          ListedWidget(widget: widget, path: PathBelow.relative(widget.path, to: root)))
      }
      listed[index].add(widget)
    }
    return listed
  }

  private mutating func add(_ widget: SourceWidget) {
    let index = forms.firstIndex { $0.form == widget.form } ?? forms.endIndex
    if index == forms.endIndex { forms.append(Form(form: widget.form)) }
    if let sample = widget.sample, !forms[index].samples.contains(sample) {
      forms[index].samples.append(sample)
    }
    for place in widget.usualPlaces(on: .standard) where !forms[index].scenes.contains(place) {
      forms[index].scenes.append(place)
    }
  }

  /// `Tides (TidesWidget, iOS) at Widget/Tides.swift:12: systemSmall; samples: low, high`.
  var line: String {
    let families = forms.map(\.form.name).joined(separator: ", ")
    var samples: [String] = []
    for sample in forms.flatMap(\.samples) where !samples.contains(sample) {
      samples.append(sample)
    }
    let end = samples.isEmpty ? "" : "; samples: \(samples.joined(separator: ", "))"
    let target = widget.targetName.isEmpty ? "" : "\(widget.targetName), "
    return
      "\(widget.name) (\(target)\(widget.platform.rawValue)) at \(path):\(widget.line): "
      + families + end
  }

  /// The same as data.
  var json: JSONValue {
    [
      "name": .text(widget.name), "target": .text(widget.targetName),
      "platform": .text(widget.platform.rawValue), "path": .text(path),
      "line": .integer(widget.line),
      "forms": .list(
        forms.map { form in
          [
            "family": .text(form.form.name), "samples": .texts(form.samples),
            "scenes": .texts(form.scenes.map(\.rawValue)),
          ]
        }),
    ]
  }
}
