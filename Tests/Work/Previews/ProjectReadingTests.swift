// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyPreviews
import VibrancyScenes
import VibrancyTestSupport

@Suite struct ProjectReadingTests {
  /// All that the widgets of a project draw on a light Home Screen, where it is written and what is to
  /// be known of it.
  private func shown(_ project: SourceProject) -> [[WidgetLayout.Row]] {
    let findings = project.inputs(wanted: [], SampleSettings())
    return findings.inputs.map { input in
      input.sourceWidget
        .flatMap { WidgetLayout(of: $0, in: Scene(.homeLight), PreviewMaker()) }?.rows ?? []
    }
  }

  private func read(_ folder: String) throws -> ProjectReading {
    ProjectReading(try #require(SourceTree(folder: folder, InputQuery(paths: [folder]))))
  }

  @Test func `what is read after a change is what a whole reading finds`() throws {
    let temporary = try TemporaryFolder()
    let folder = try temporary.copy(fixture: "Projects/Trails")
    let (view, entry) = (
      folder + "/TrailWidget/TrailView.swift", folder + "/TrailWidget/TrailEntry.swift"
    )
    var reading = try read(folder)
    let first = shown(SourceProject(reading, SampleSettings()))
    let text = try String(contentsOfFile: view, encoding: .utf8)
    let changes = [
      (view, "// A line more.\n" + text), (view, text.replacing("(.title2)", with: "(.title)")),
      (view, "struct TrailView {"), (view, text),
      (entry, try String(contentsOfFile: entry, encoding: .utf8) + "\nlet other = 3\n"),
    ]
    var looks: [[[WidgetLayout.Row]]] = [first]
    for (path, text) in changes {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      reading = try #require(ProjectReading(reading, changed: [path]))
      let look = shown(SourceProject(reading, SampleSettings()))
      #expect(look == shown(SourceProject(try read(folder), SampleSettings())))
      looks.append(look)
    }
    #expect(
      !first.isEmpty && looks[1] != first && looks[2] != first && looks[4] == first
        && looks[5] == first)
    #expect(
      shown(SourceProject(try #require(ProjectReading(reading, changed: [])), SampleSettings()))
        == first)
  }

  @Test func `more than a source that changed is read as a whole`() throws {
    let temporary = try TemporaryFolder()
    let folder = try temporary.copy(fixture: "Projects/Trails")
    let reading = try read(folder)
    let view = folder + "/TrailWidget/TrailView.swift"
    try temporary.write("Projects/Trails/TrailWidget/New.swift", Array("let a = 1".utf8))
    try temporary.write("Projects/Trails/TrailWidget/art.png")
    for name in ["New.swift", "art.png", "Gone.swift"] {
      #expect(ProjectReading(reading, changed: [view, folder + "/TrailWidget/" + name]) == nil)
    }
    try FileManager.default.removeItem(atPath: view)
    #expect(ProjectReading(reading, changed: [view]) == nil)
  }
}
