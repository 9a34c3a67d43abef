// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyTestSupport
import VibrancyVocabulary

/// The flags that project files set for `#if`.
@Suite struct BuildFlagTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func flags() -> Set<String>? {
    ProjectFiles.targets(of: SourceSearch(root: folder.path, excluded: [], followsOutside: false))
      .targets.first?.flags(for: .iOS)
  }

  /// A project of one target.
  private func project(_ target: [String: String], _ whole: [String: String]) -> String {
    func configurations(_ name: String, _ settings: [String: String]) -> String {
      settings.map { key, value in
        "\(name)\(key) = { isa = XCBuildConfiguration; name = \(key); \(value) };"
      }.joined(separator: "\n")
        + "\n\(name) = { isa = XCConfigurationList; buildConfigurations = ("
        + settings.keys.sorted().map { name + $0 }.joined(separator: ",")
        + "); defaultConfigurationName = Release; };"
    }
    return """
      // !$*UTF8*$!
      { objects = {
        Z = { isa = PBXProject; targets = (T); buildConfigurationList = P; };
        T = { isa = PBXNativeTarget; name = W; buildConfigurationList = L; };
        C = { isa = PBXFileReference; path = Tide.xcconfig; sourceTree = "<group>"; };
        \(configurations("L", target))
        \(configurations("P", whole))
      }; rootObject = Z; }
      """
  }

  @Test func `what ships is built for release, and a target adds to what the project sets`() throws
  {
    let text = project(
      [
        "Debug": #"buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG MOCK"; };"#,
        "Release":
          #"buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) TIDE"; };"#,
      ],
      [
        "Debug": "buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; };",
        "Release":
          #"buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = (PRO, "$(OTHER)"); OTHER_SWIFT_FLAGS = "-D FAST -DSLOW -warnings-as-errors"; };"#,
      ])
    try folder.write("A.xcodeproj/project.pbxproj", Array(text.utf8))
    #expect(flags() == ["TIDE", "PRO", "FAST", "SLOW"])
  }

  @Test func `a target that does not inherit has its own flags alone`() throws {
    let text = project(
      ["Release": "buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = TIDE; };"],
      ["Release": "buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO; };"])
    try folder.write("A.xcodeproj/project.pbxproj", Array(text.utf8))
    #expect(flags() == ["TIDE"])
  }

  @Test func `a setting may have conditions`() throws {
    let text = project(
      [
        "Release": #"""
        buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = TIDE;
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS[arch=*]" = PRO;
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]" = MAC; };
        """#
      ], ["Release": ""])
    try folder.write("A.xcodeproj/project.pbxproj", Array(text.utf8))
    #expect(flags() == ["PRO"])
  }

  @Test func `settings files set flags, also for one configuration`() throws {
    let text = project(
      ["Release": "baseConfigurationReference = C; buildSettings = { };"], ["Release": ""])
    try folder.write("A.xcodeproj/project.pbxproj", Array(text.utf8))
    try folder.write(
      "Tide.xcconfig",
      Array(
        """
        SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug] = MOCK
        SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*] = MAC
        SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Release] = TIDE PRO // as shipped
        """.utf8))
    #expect(flags() == ["TIDE", "PRO"])
  }

  @Test func `a specification sets flags`() throws {
    try folder.write(
      "project.yml",
      Array(
        """
        settings:
          base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: [PRO]}
        targets:
          W:
            type: app-extension
            platform: iOS
            settings:
              configs:
                Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: MOCK}
                Release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) TIDE}
        """.utf8))
    #expect(flags() == ["TIDE", "PRO"])
  }
}
