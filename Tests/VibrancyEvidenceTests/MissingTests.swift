// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence

@Suite struct MissingTests {
  private func missing(_ code: String, files: Set<String> = []) -> [String] {
    var project = Project(face: "Image(.logo)\n" + code)
    project.bundleFiles = files
    return project.evidence.missing.map(\.name)
  }

  @Test(arguments: [
    "Image(\"gone\")", "Image(decorative: \"gone\")", "Image(uiImage: UIImage(named: \"gone\")!)",
    "Label(\"x\", image: \"gone\")", "Image(\"gone\", bundle: .main)",
    "let name = \"gone\"\nImage(name)", "Image(isOn ? \"logo\" : \"gone\")",
  ])
  func `an image that nothing provides is missing`(_ code: String) {
    #expect(missing(code) == ["gone"])
  }

  @Test(arguments: [
    "Image(systemName: \"gone\")", "Label(\"x\", systemImage: \"gone\")", "Image(.gone)",
    "Image(\"gone\", bundle: .module)", "UIImage(named: \"gone\", in: bundle, with: nil)",
    "Image(\"gone\\(x)\")", "Image(Unknown.gone)", "Color(\"gone\")", "Asset.gone.image",
    "let x = UIImage(named: \"gone\") ?? other", "if let x = UIImage(named: \"gone\") { }",
    "Image(\"LOGO\")", "#Preview { Image(\"gone\") }", "Text(\"gone\")",
  ])
  func `it is not said to be missing by`(_ code: String) {
    #expect(missing(code).isEmpty)
  }

  @Test(arguments: ["gone.png", "gone@2x.png", "gone.symbolset", "Folder/gone~ipad.jpg"])
  func `a bundle's file answers to a name`(_ file: String) {
    #expect(missing("Image(\"gone\")", files: [file]).isEmpty)
    #expect(missing("Image(\"gone.png\")", files: [file]).isEmpty)
  }

  @Test func `nothing is missing where the catalogs are not at hand`() {
    #expect(Project(face: "Image(\"gone\")", sets: []).evidence.missing.isEmpty)
    #expect(
      Project(face: "Image(\"gone\")", sets: ["App/A.xcassets/x.imageset"]).evidence.missing.isEmpty
    )
    #expect(Project(face: "Image(\"gone\")").evidence.missing.count == 1)
  }

  @Test func `a missing image has its place`() {
    let missing = Project(face: "  Image(\"gone\")").evidence.missing
    #expect(missing.map(\.place.description) == ["AppWidget/Face.swift:3"])
    #expect(missing.first?.target == "AppWidget")
  }
}
