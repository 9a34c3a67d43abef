// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct XcodeProjectTests {
  private let path = "Boats/Harbor.xcodeproj/project.pbxproj"

  private func read(_ text: String) -> (targets: [ProjectTarget], notes: [String]) {
    ProjectFiles.targets(inXcodeProject: Array(text.utf8), path: path)
  }

  /// A project of one widget whose objects besides are as written.
  private func project(_ objects: String, phase: String = "", groups: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      Z = { isa = PBXProject; targets = (T); };
      T = { isa = PBXNativeTarget; name = W; buildPhases = (S);
            fileSystemSynchronizedGroups = (\(groups)); };
      S = { isa = PBXSourcesBuildPhase; files = (\(phase)); };
      \(objects)
    }; rootObject = Z; }
    """
  }

  @Test func `a project of groups says what each target is made of`() throws {
    let (targets, notes) = read(try Fixture.text("ProjectFiles/groups.pbxproj"))
    #expect(
      targets == [
        ProjectTarget(
          name: "Harbor", kind: .app, platforms: [.iOS],
          members: .init(paths: ["Boats/App/HarborApp.swift", "Boats/Shared/TideView.swift"]),
          dependencies: ["TideWidget", "Pier"], deploymentTarget: 16, appIcon: "AppIcon",
          projectFile: path),
        ProjectTarget(
          name: "TideWidget", kind: .appExtension, platforms: [.iOS, .macOS],
          members: .init(
            paths: [
              "Boats/Tides/Widget/Tide \"Widget\"\u{E9}.swift", "Boats/Shared/TideView.swift",
            ]),
          catalogs: .init(
            paths: [
              "Boats/Tides/Widget/Assets.xcassets", "Boats/Tides/Widget/en.lproj/Words.strings",
              "Boats/Tides/Widget/de.lproj/Words.strings",
            ]),
          dependencies: ["HarborKit", "Charts"], deploymentTarget: 16, projectFile: path),
        ProjectTarget(
          name: "HarborKit", kind: .library, platforms: [.iOS],
          members: .init(paths: ["Boats/Kit/Tide.swift"]), deploymentTarget: 16, projectFile: path),
        ProjectTarget(
          name: "Watch", kind: .watchApp, platforms: [.watchOS], deploymentTarget: 10,
          projectFile: path),
        ProjectTarget(
          name: "Tests", kind: .test, platforms: [.iOS], deploymentTarget: 16, projectFile: path),
      ])
    #expect(notes == ["lists 2 outside of the folder that was searched, left out"])
  }

  @Test func `a synchronized folder is a target's, but for exceptions, which may be another's`() {
    let (targets, notes) = read((try? Fixture.text("ProjectFiles/folders.pbxproj")) ?? "")
    #expect(
      targets == [
        ProjectTarget(
          name: "Harbor", kind: .app,
          members: .init(
            paths: ["Boats/Widget/Shared/TideView.swift"], folders: ["Boats/Code/App"],
            excluded: ["Boats/Code/App/Main.swift"]),
          catalogs: .init(
            paths: ["Boats/Widget/Art.xcassets"], folders: ["Boats/Code/App"],
            excluded: ["Boats/Code/App/Main.swift"]),
          projectFile: path),
        ProjectTarget(
          name: "TideWidget", kind: .appExtension, platforms: [.watchOS],
          members: .init(
            folders: ["Boats/Widget"],
            excluded: [
              "Boats/Widget/Info.plist", "Boats/Widget/Old/Draft.swift",
              "Boats/Widget/Preview Content",
            ]),
          catalogs: .init(
            folders: ["Boats/Widget"],
            excluded: [
              "Boats/Widget/Info.plist", "Boats/Widget/Old/Draft.swift",
              "Boats/Widget/Preview Content",
            ]),
          deploymentTarget: 11, projectFile: path),
      ])
    #expect(notes == [])
  }

  @Test(arguments: [
    ("com.apple.product-type.application.watchapp2", ProjectTarget.Kind.watchApp, "watchOS"),
    ("com.apple.product-type.application.on-demand-install-capable", .app, ""),
    ("com.apple.product-type.watchkit2-extension", .appExtension, "watchOS"),
    ("com.apple.product-type.tv-app-extension", .appExtension, "tvOS"),
    ("com.apple.product-type.library.static", .library, ""),
    ("com.apple.product-type.bundle", .library, ""),
    ("com.apple.product-type.bundle.ui-testing", .test, ""),
    ("com.apple.product-type.tool", .other, ""), ("", .other, ""),
  ])
  func `a product type says what comes of it, and some where`(
    _ type: String, _ kind: ProjectTarget.Kind, _ platform: String
  ) {
    let text = project("").replacing("name = W;", with: "name = W; productType = \"\(type)\";")
    let target = read(text).targets.first
    #expect(target?.kind == kind)
    #expect(target?.platforms.map(\.rawValue).joined() == platform)
  }

  @Test(arguments: [
    ("", "line 1 does not begin with // !$*UTF8*$!; save it with Xcode"),
    ("bplist00\u{0}", "line 1 does not begin with // !$*UTF8*$!; save it with Xcode"),
    ("// !$*UTF8*$!", "line 1 ends in the middle; restore it"),
    ("// !$*UTF8*$!\n{\n\ta = (b, c;\n}", "line 3 is broken here; restore it"),
    ("// !$*UTF8*$!\n{a = \"b;\n}", "line 2 has a quotation mark without its second; restore it"),
    ("// !$*UTF8*$!\n{\n/* a }", "line 3 has a comment without its end; restore it"),
    ("// !$*UTF8*$!\n{} x", "line 2 goes on behind its end; save it with Xcode"),
    ("// !$*UTF8*$!\n{}", "line 1 has no objects or no rootObject; restore it"),
    ("// !$*UTF8*$!\n{objects = {}; rootObject = Z;}", "has no project among its objects"),
    (
      "// !$*UTF8*$!\n{objects = {\n<<<<<<< HEAD\n\tA = {};\n=======\n>>>>>>> b\n};}",
      "line 3 holds a merge conflict; resolve it"
    ),
  ])
  func `what is not a project is reported with its line`(_ text: String, _ note: String) {
    let (targets, notes) = read(text)
    #expect(targets == [])
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix(note) == true, "\(notes)")
  }

  @Test(arguments: ["(", "{a=", "(((({a=(", "/*", "\"", "<", "'\\"])
  func `depth is bounded`(_ opening: String) {
    let deep = "// !$*UTF8*$!\n" + String(repeating: opening, count: 200_000)
    #expect(read(deep).notes.count == 1)
    let closed = deep + String(repeating: ")", count: 200_000)
    #expect(read(closed).notes.count == 1)
  }

  @Test func `groups in a circle, and nested without end, are passed over`() {
    let loop = """
      B = { fileRef = F; }; F = { path = a.swift; };
      G = { isa = PBXGroup; children = (H, F); path = g; };
      H = { isa = PBXGroup; children = (G); path = h; };
      """
    let own = "B = { fileRef = F; }; F = { path = a.swift; children = (F); };"
    let deep = (0..<70).map { "G\($0) = { children = (G\($0 + 1)); path = g; };" }.joined()
    for text in [loop, own, deep + "B = { fileRef = G70; }; G70 = { path = a.swift; };"] {
      let (targets, notes) = read(project(text, phase: "B"))
      #expect(targets.map(\.members) == [.init()])
      #expect(notes == ["has groups in a circle, or more than 64 in one another"])
    }
  }

  @Test func `a project cut off at any byte is reported, never taken for a smaller one`() throws {
    let bytes = try Fixture.bytes("ProjectFiles/folders.pbxproj")
    for count in 0..<bytes.count - 2 {
      let (targets, notes) = ProjectFiles.targets(
        inXcodeProject: Array(bytes[..<count]), path: path)
      #expect(targets == [] && notes.count == 1)
    }
  }

  @Test(arguments: 0..<20)
  func `a project with other bytes in it is read or reported`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = try Fixture.bytes("ProjectFiles/groups.pbxproj")
    let signs = Array("(){};=,\"'<>/*\\.$ \n\u{0}A0".utf8) + [0xFF]
    for _ in 0..<50 {
      var patched = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 13..<bytes.count, using: &random)
        patched[place] = signs.randomElement(using: &random) ?? 0
      }
      let (targets, notes) = ProjectFiles.targets(inXcodeProject: patched, path: path)
      #expect(!targets.isEmpty || !notes.isEmpty)
    }
  }

  /// Each would take hours, or all memory there is, if every reference were followed.
  @Test func `hostile projects take bounded work`() {
    let many = String(repeating: "T,", count: 30_000)
    let groups = (0..<30_000).map { "G\($0)={path=g;children=(G\($0 + 1));};" }.joined()
    #expect(
      read(project(groups + "B={fileRef=G30000;}; G30000={path=a.swift;};", phase: "B"))
        .notes.count == 1)
    let phase = String(repeating: "B,", count: 30_000)
    let sharing = project("B = { fileRef = F; }; F = { path = a.swift; };", phase: phase)
      .replacing("targets = (T)", with: "targets = (\(many))")
    let shared = read(sharing)
    #expect(shared.targets.count == 4096)
    #expect(shared.notes.count == 2)
    let exceptions = String(repeating: "E,", count: 20_000)
    let folders = project(
      """
      G = { path = a; exceptions = (\(exceptions)); };
      E = { target = T; membershipExceptions = (\(String(repeating: "x.swift,", count: 20_000))); };
      """, groups: String(repeating: "G,", count: 20_000))
    #expect(read(folders).notes == ["lists more files than are taken; reads no others"])
    let long = String(repeating: "n", count: 4000)
    let names = (0..<20_000).map { "F\($0)={path=\"\($0).swift\";}; B\($0)={fileRef=F\($0);};" }
    let paths = project(
      "G = { path = \(long); children = (\((0..<20_000).map { "F\($0)" }.joined(separator: ","))); };"
        + names.joined(), phase: (0..<20_000).map { "B\($0)" }.joined(separator: ","))
    let longest = read(paths)
    #expect(longest.notes == ["lists more files than are taken; reads no others"])
    #expect((1...10_000).contains(longest.targets.first?.members.paths.count ?? 0))
  }

  @Test func `a project of more than 16 MiB is not read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcodeproj/project.pbxproj", Array(repeating: 0x20, count: 16 << 20 | 1))
    try folder.write("B.xcodeproj/project.pbxproj", [0])
    try folder.write("C.xcodeproj/readme", [0])
    let search = SourceSearch(root: folder.path, excluded: [], followsOutside: false)
    #expect(
      search.projectFiles.map(\.relativePath) == [
        "A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj",
      ])
    let (targets, notes) = ProjectFiles.targets(of: search)
    #expect(targets == [])
    #expect(
      notes == [
        "A.xcodeproj/project.pbxproj: has more than 16 MiB, the most that is read of such a file; "
          + "make it smaller",
        "B.xcodeproj/project.pbxproj: line 1 does not begin with // !$*UTF8*$!; save it with Xcode",
      ])
  }

  @Test func `settings come from files too, those of the project itself before them`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Boats/Settings/Widget.xcconfig",
      Array(
        """
        // SDKROOT = watchos
        #include "../Common.xcconfig"
        #include? "Gone.xcconfig"
        SUPPORTED_PLATFORMS = iphoneos   iphonesimulator // both
        IPHONEOS_DEPLOYMENT_TARGET = 17.4
        ASSETCATALOG_COMPILER_APPICON_NAME[sdk=watchos*] = Watch
        """.utf8))
    try folder.write(
      "Boats/Common.xcconfig",
      Array(
        """
        #include "Settings/Widget.xcconfig"
        IPHONEOS_DEPLOYMENT_TARGET = 12
        ASSETCATALOG_COMPILER_APPICON_NAME=Icon
        """.utf8))
    let settings = """
      C = { buildConfigurations = (Y, X); defaultConfigurationName = Release; };
      X = { name = Release; baseConfigurationReference = F; buildSettings = { SETTING = a; }; };
      Y = { name = Debug; buildSettings = { ASSETCATALOG_COMPILER_APPICON_NAME = Debug; }; };
      F = { path = Settings/Widget.xcconfig; sourceTree = "<group>"; };
      """
    let anchored = settings.replacing(
      "Reference = F;",
      with: "ReferenceAnchor = F; baseConfigurationReferenceRelativePath = Widget.xcconfig;"
    ).replacing("path = Settings/Widget.xcconfig", with: "path = Settings")
    for text in [settings, anchored] {
      let whole = project(text).replacing(
        "name = W;", with: "name = W; buildConfigurationList = C;")
      try folder.write("Boats/A.xcodeproj/project.pbxproj", Array(whole.utf8))
      let search = SourceSearch(root: folder.path, excluded: [], followsOutside: false)
      let target = ProjectFiles.targets(of: search).targets.first
      #expect(target?.platforms == [.iOS])
      #expect(target?.deploymentTarget == 17)
      #expect(target?.appIcon == "Icon")
    }
  }

  @Test func `what another project builds is known by its target`() throws {
    let folder = try TemporaryFolder()
    let kit = project("P = { path = Harbor_Kit.framework; };")
      .replacing("name = W;", with: "name = \"Harbor Kit\"; productReference = P;")
    let app = project(
      """
      L = { isa = PBXFrameworksBuildPhase; files = (B, D); };
      B = { fileRef = X; }; X = { isa = PBXReferenceProxy; path = Harbor_Kit.framework; };
      D = { fileRef = Y; }; Y = { path = Vendor/Pier.xcframework; };
      """
    ).replacing("buildPhases = (S)", with: "buildPhases = (S, L)")
    try folder.write("App.xcodeproj/project.pbxproj", Array(app.utf8))
    try folder.write("Kit/Kit.xcodeproj/project.pbxproj", Array(kit.utf8))
    let search = SourceSearch(root: folder.path, excluded: [], followsOutside: false)
    let targets = ProjectFiles.targets(of: search).targets
    #expect(targets.map(\.name) == ["W", "Harbor Kit"])
    #expect(targets.first?.dependencies == ["Harbor Kit", "Pier"])
  }

  @Test func `a link out of the folder, and what is excluded, is not a project of it`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let text = Array(project("").utf8)
    try other.write("project.pbxproj", text)
    try folder.write("In.xcodeproj/project.pbxproj", text)
    try folder.write("Out.xcodeproj/readme")
    try folder.write("Left/Out.xcodeproj/project.pbxproj", text)
    try folder.link("Out.xcodeproj/project.pbxproj", to: other.path + "/project.pbxproj")
    try folder.link("Linked.xcodeproj", to: other.path)
    let search = SourceSearch(
      root: folder.path, excluded: [GlobPattern("Left")], followsOutside: false)
    let (targets, notes) = ProjectFiles.targets(of: search)
    #expect(targets.map(\.projectFile) == ["In.xcodeproj/project.pbxproj"])
    #expect(notes.count == 1)
    #expect(notes.first?.contains("Out.xcodeproj/project.pbxproj: leads outside") == true)
  }
}
