// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySyntax
import VibrancyTargets
import VibrancyVocabulary

/// Which code of a target is compiled.
@Suite struct BuildFlagTests {
  private let code = """
    struct Tide: Widget { }
    #if PRO
    func pro() {}
    #else
    func plain() {}
    #endif
    #if canImport(Waves)
    func waves() {}
    #endif
    """

  private func library(_ files: [String: String]) -> SourceLibrary {
    SourceLibrary(
      files.map { SourceText(path: $0.key, bytes: Array($0.value.utf8)) },
      readBy: LexedSources())
  }

  private func functions(_ files: [String: String], _ projects: [ProjectTarget]) -> [[String]] {
    let found = WidgetTargets(in: library(files), projects: projects) { _ in false }
    return found.targets.map { target in
      let program = target.makeProgram()
      return ["pro", "plain", "waves", "kit"].filter {
        !program.globals(named: $0, from: 0).isEmpty
      }
    }
  }

  private func target(_ flags: [ProjectTarget.BuildFlag], _ dependencies: [String] = [])
    -> ProjectTarget
  {
    var target = ProjectTarget(
      name: "TideWidget", kind: .appExtension, platforms: [.iOS],
      members: .init(folders: ["Widget"]), dependencies: dependencies, projectFile: "p")
    target.flags = Set(flags)
    return target
  }

  @Test func `a target's own flags decide, and others are false`() {
    let files = ["Widget/Tide.swift": code]
    #expect(functions(files, [target([])]) == [["plain"]])
    #expect(functions(files, [target([.init("PRO")])]) == [["pro"]])
    #expect(functions(files, [target([.init("PRO", platforms: [.macOS])])]) == [["plain"]])
    #expect(functions(files, [target([], ["Waves"])]) == [["plain", "waves"]])
  }

  @Test func `files without a project are compiled without flags`() {
    #expect(functions(["Widget/Tide.swift": code + "\n@main struct A {}"], []) == [["plain"]])
  }

  @Test func `a package's target is compiled with its own flags`() {
    let manifest = """
      let shared: [SwiftSetting] = [.define("KIT")]
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", swiftSettings: shared + [
          .define("PRO", .when(platforms: [.iOS], configuration: .release)),
          .define("CHECKED", .when(configuration: .debug)),
          .define("MAC", .when(platforms: [.macOS])), .define("LINUX", .when(platforms: [.linux])),
          .enableUpcomingFeature("ExistentialAny"),
        ]),
        .target(name: "Plain"),
      ])
      """
    let targets = PackageManifest.targets(in: library(["Kit/Package.swift": manifest]))
    let kit = targets.first { $0.name == "Kit" }
    #expect(kit?.flags(for: .iOS) == ["KIT", "PRO", "SWIFT_PACKAGE"])
    #expect(kit?.flags(for: .macOS) == ["KIT", "MAC", "SWIFT_PACKAGE"])
    #expect(targets.first { $0.name == "Plain" }?.flags(for: .iOS) == ["SWIFT_PACKAGE"])
    let files = [
      "Kit/Package.swift": manifest, "Widget/Tide.swift": code,
      "Kit/Sources/Kit/Kit.swift":
        "#if PRO && KIT && SWIFT_PACKAGE && !MAC\npublic func kit() {}\n#endif",
    ]
    #expect(functions(files, [target([], ["Kit"])]) == [["plain", "kit"]])
  }

  @Test(arguments: ["let parts = [\"Kit\", \"Plain\"]", "let parts = Part.allCases.map(\\.name)"])
  func `a product whose targets a constant holds has these, and all where it is computed`(
    _ parts: String
  ) {
    let manifest = """
      \(parts)
      let package = Package(name: "All", products: [.library(name: "All", targets: parts)], targets: [
        .target(name: "Kit"), .target(name: "Plain"),
      ])
      """
    let targets = PackageManifest.targets(in: library(["Kit/Package.swift": manifest]))
    #expect(targets.first { $0.name == "All" }?.dependencies == ["Kit", "Plain"])
  }
}
