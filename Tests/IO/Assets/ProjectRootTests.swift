// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancySystem
import VibrancyTestSupport

/// Which folder is the top of an input's project.
@Suite struct ProjectRootTests {
  private let folder: TemporaryFolder
  private let top: String

  init() throws {
    folder = try TemporaryFolder()
    top = PathBelow.resolved(folder.path)
  }

  private func root(_ name: String) -> ProjectRoot { ProjectRoot(of: folder.path + "/" + name) }

  @Test(arguments: [".git/HEAD", ".git"])
  func `the top of the Git work tree is the root`(_ git: String) throws {
    try folder.write("App/\(git)")
    try folder.write("App/Sub/Package.swift")
    try folder.write("App/Sub/Art/a.png")
    for (input, below) in [
      ("App", ""), ("App/Sub/Art", "Sub/Art"), ("App/Sub/Art/a.png", "Sub/Art/a.png"),
    ] {
      let root = root(input)
      #expect(root.path == top + "/App" && root.inputPath == below)
      #expect(root.isWorkTree && root.isProject)
    }
  }

  @Test(arguments: [
    "Package.swift", "project.yml", "project.yaml", "Project.swift", "A.xcodeproj/project.pbxproj",
  ])
  func `without Git it is the nearest folder with a project file`(_ file: String) throws {
    try folder.write("App/\(file)")
    try folder.write("App/Sub/Art/a.png")
    let root = root("App/Sub/Art")
    #expect(root.path == top + "/App" && root.inputPath == "Sub/Art")
    #expect(!root.isWorkTree && root.isProject)
  }

  @Test func `without any it is the folder that the input lies in, and no project`() throws {
    try folder.write("Art/Sub/a.png")
    #expect(root("Art/Sub").path == top + "/Art" && root("Art/Sub").inputPath == "Sub")
    #expect(!root("Art/Sub").isProject)
  }

  @Test func `a link is a part of what it leads to, but of a project that is known`() throws {
    try folder.write("App/.git/HEAD")
    try folder.write("App/Art/a.png")
    try folder.link("Link", to: "App/Art")
    #expect(root("Link").path == top + "/App" && root("Link").inputPath == "Art")
    let known = ProjectRoot(of: top + "/Link", known: top)
    #expect(known.path == top && known.inputPath == "Link")
  }

  @Test func `paths of an input and below the root lead to each other`() throws {
    try folder.write("App/.git/HEAD")
    try folder.write("App/Art/a.png")
    let input = folder.path + "/App/Art"
    let paths = ProjectPaths(root("App/Art"), input: input + "/")
    #expect(paths.below(input + "/a.png") == "Art/a.png" && paths.below(input) == "Art")
    #expect(paths.path(of: "Art/a.png") == input + "/a.png" && paths.path(of: "Art") == input)
    #expect(paths.path(of: "Artful/b") == top + "/App/Artful/b")
    #expect(paths.below(top + "/App/Artful/b") == "Artful/b")
    #expect(paths.isInInput("Art/a.png") && !paths.isInInput("Artful/b"))
  }
}
