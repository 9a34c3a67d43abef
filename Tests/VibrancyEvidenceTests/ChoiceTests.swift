// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence

@Suite struct ChoiceTests {
  @Test(arguments: [
    ("widgetRenderingMode", CodeChoice.Value.renderingMode),
    ("showsWidgetContainerBackground", .containerBackground),
    ("isLuminanceReduced", .luminanceReduced),
  ])
  func `the file with the use reads a value`(_ name: String, _ value: CodeChoice.Value) {
    let use = Project(face: "@Environment(\\.\(name)) var mode\nImage(.logo)").uses().first
    #expect(use?.choices.map(\.value) == [value])
    #expect(use?.choices.first?.place.description == "AppWidget/Face.swift:3")
  }

  @Test func `a type that wraps it by name reads a value`() {
    var project = Project(face: "Image(.logo)")
    project.sources["AppWidget/Wrapper.swift"] = """
      struct Wrapper: View {
        @Environment(\\.widgetRenderingMode) var mode
        var body: some View { Face(isTinted: mode == .accented) }
      }
      """
    #expect(project.uses().first?.choices.first?.place.description == "AppWidget/Wrapper.swift:2")
    project.sources["AppWidget/Wrapper.swift"]?.replace("Face(", with: "Other(")
    #expect(project.uses().first?.choices.isEmpty == true)
  }

  @Test(arguments: [
    "// widgetRenderingMode", "Text(\"widgetRenderingMode\")",
    "Text(\"x\").environment(\\.widgetRenderingMode, .accented)",
  ])
  func `it is not read by`(_ code: String) {
    #expect(Project(face: code + "\nImage(.logo)").uses().first?.choices.isEmpty == true)
  }
}
