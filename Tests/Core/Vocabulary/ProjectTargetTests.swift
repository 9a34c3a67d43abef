// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyVocabulary

@Suite struct ProjectTargetTests {
  private let members = ProjectTarget.Members(
    paths: ["Shared/Art.xcassets", "Widget/Kept/Twice.swift"],
    folders: ["Widget"], excluded: ["Widget/Kept", "Widget/Info.swift"])

  @Test(arguments: [
    "Widget", "Widget/A.swift", "Widget/Deep/Below/A.swift", "Shared/Art.xcassets",
    "Shared/Art.xcassets/Icon.imageset/Contents.json", "Widget/Kept/Twice.swift",
    "Widget/Info.swift.swift",
  ])
  func `it is named, or lies in a folder of the target`(_ path: String) {
    #expect(members.contains(path))
  }

  @Test(arguments: [
    "Widgets/A.swift", "Shared/Art.xcassets2", "Shared", "Widget/Kept", "Widget/Kept/A.swift",
    "Widget/Info.swift", "A.swift", "",
  ])
  func `it is elsewhere, or excluded from the folder it lies in`(_ path: String) {
    #expect(!members.contains(path))
  }

  @Test func `everything lies in the folder itself, nothing in no folder`() {
    #expect(ProjectTarget.Members(folders: [""]).contains("A/B.swift"))
    #expect(!ProjectTarget.Members().contains("A/B.swift"))
  }
}
