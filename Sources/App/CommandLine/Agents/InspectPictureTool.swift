// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAgents
internal import VibrancyJSON

/// `inspect_picture`: what is measured of a picture or a set of a catalog.
struct InspectPictureTool: AgentTool {
  let projects: AgentProjects

  /// The most pieces of art in one result.
  private static let mostArt = 50

  let about = ToolDescription(
    "inspect_picture", title: "Inspect a picture",
    description:
      "Measures a PNG, SVG, PDF or JPEG, or an image set of an asset catalog: size, opacity, luminance, "
      + "contrast in each scene, and on which wallpapers it can be read.",
    parameters: [
      ToolParameter("path", isRequired: true, help: "a picture, an image set, or a catalog"),
      AgentProjects.project,
    ],
    output: [
      "type": "object", "required": ["art"],
      "properties": ["art": ["type": "array", "items": ["type": "object"]]],
    ])

  func call(
    _ arguments: [String: String], within roots: AgentRoots
  ) async throws(ToolFailure) -> ToolResult {
    let subject = try projects.subject(of: arguments, within: roots)
    guard !subject.isSource else {
      throw ToolFailure("\(subject.shownPath): is a source; render_widget draws its widgets")
    }
    var request = try await subject.project.request(for: subject.place.path)
    request.inspection = .ranges
    request.judgesAll = true
    let run = LintRun(
      request, limits: projects.simulator.limits, workingDirectory: subject.place.root)
    var sheets: [FactSheet] = []
    var count = 0
    let report = await run.streamed(mostPictures: 0, progress: { _, _ in }) { unit in
      for art in unit.art {
        count += 1
        if sheets.count < Self.mostArt { sheets.append(art.sheet) }
      }
    }
    guard !sheets.isEmpty else {
      let reasons = report.errors.map { "\($0.path): \($0.message)" }
      throw ToolFailure(
        reasons.isEmpty
          ? "\(subject.shownPath): holds no picture; name a picture, an image set or a catalog"
          : reasons.joined(separator: "\n"))
    }
    var text = sheets.map { $0.text(isPlain: false) }.joined(separator: "\n")
    if count > sheets.count {
      text += "\nthe first \(sheets.count) of \(count); name one of them\n"
    }
    return ToolResult(
      [.text(text)],
      structured: ["art": .list(sheets.map { .word($0.jsonText) })])
  }
}
