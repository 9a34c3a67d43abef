// swift-tools-version: 6.2
// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A room of the house: a library target that may import only what lies below it.
func room(_ name: String, above lower: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: lower, swiftSettings: strict,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

/// A library of the system's, found by pkg-config.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// The tests of a room: they see what others see of it, and `package` declarations.
func tests(of room: String, using others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: room + "Tests", dependencies: [.byName(name: room), "VibrancyTestSupport"] + others,
    swiftSettings: strict)
}

/// A plugin of SwiftPM that runs the installed command. Only `VIBRANCY_TOOL=build` lets it depend on
/// the package's own, since SwiftPM would then build every target twice: for it, and besides.
func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
  .plugin(
    name: "Vibrancy" + name, capability: capability,
    dependencies: Context.environment["VIBRANCY_TOOL"] == "build" ? ["VibrancyTool"] : [],
    path: "Sources/Plugins/" + name)
}

/// A plugin that is started by name, as in `swift package vibrancy-lint`.
func command(
  _ name: String, verb: String, description: String, permissions: [PluginPermission] = []
) -> Target {
  plugin(
    name,
    .command(
      intent: .custom(verb: verb, description: description), permissions: permissions))
}

let package = Package(
  name: "Vibrancy",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Vibrancy", targets: ["Vibrancy"]),
    .executable(name: "vibrancy", targets: ["VibrancyTool"]),
    .library(name: "VibrancyTesting", targets: ["VibrancyTesting"]),
    .plugin(name: "VibrancyBuildTool", targets: ["VibrancyBuildTool"]),
    .plugin(name: "VibrancyLintCommand", targets: ["VibrancyLintCommand"]),
    .plugin(name: "VibrancyRenderCommand", targets: ["VibrancyRenderCommand"]),
    .plugin(name: "VibrancyFixCommand", targets: ["VibrancyFixCommand"]),
  ],
  targets: [
    system("CVibrancyLibPNG", pkgConfig: "libpng16", apt: "libpng-dev", brew: "libpng"),
    system(
      "CVibrancyLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system(
      "CVibrancyLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    system("CVibrancySodium", pkgConfig: "libsodium", apt: "libsodium-dev", brew: "libsodium"),
    .target(
      name: "CVibrancyPNG", dependencies: ["CVibrancyLibPNG", "CVibrancyLibDeflate"],
      // zlib comes with libpng.
      linkerSettings: [.linkedLibrary("z")]),

    room("VibrancyVocabulary"),
    room("VibrancyJSON", above: ["VibrancyVocabulary"]),
    room("VibrancyCache", above: ["VibrancyVocabulary", "CVibrancySodium"]),
    room("VibrancyPixels"),
    room("VibrancyPNG", above: ["VibrancyPixels", "CVibrancyPNG", "CVibrancyLCMS"]),
    .target(name: "CVibrancyProcess"),
    .target(name: "CVibrancyResources", exclude: ["Files"]),
    .target(name: "CVibrancyWebPage", exclude: ["Generated"]),
    room("VibrancyVectors", above: ["VibrancyPixels", "CVibrancyProcess"]),
    room(
      "VibrancyAssets",
      above: ["VibrancyJSON", "VibrancyVocabulary", "CVibrancyProcess", "CVibrancyResources"]),
    .target(name: "CVibrancyWatch"),
    .target(name: "CVibrancyAttributes"),
    room("VibrancyWatching", above: ["VibrancyAssets", "CVibrancyWatch"]),
    room("VibrancyEvidence", above: ["VibrancyVocabulary"]),
    room("VibrancyScenes", above: ["VibrancyVocabulary", "VibrancyPixels"]),
    room("VibrancyModes", above: ["VibrancyScenes", "VibrancyPixels"]),
    room("VibrancyCalibrating", above: ["VibrancyModes", "VibrancyScenes", "VibrancyPixels"]),
    room("VibrancyFacts", above: ["VibrancyVocabulary"]),
    room(
      "VibrancyMeasures",
      above: ["VibrancyFacts", "VibrancyModes", "VibrancyScenes", "VibrancyPixels"]),
    room("VibrancyRules", above: ["VibrancyFacts"]),
    room(
      "VibrancyPages",
      above: ["VibrancyJSON", "VibrancyVocabulary", "CVibrancyResources", "CVibrancyWebPage"]),
    room(
      "VibrancyJudging",
      above: [
        "VibrancyRules", "VibrancyMeasures", "VibrancyFacts", "VibrancyModes", "VibrancyScenes",
        "VibrancyPixels",
      ]),
    room(
      "VibrancyScreens",
      above: [
        "VibrancyModes", "VibrancyScenes", "VibrancyPixels", "VibrancyVocabulary",
        "CVibrancyResources",
      ]),
    // Compiled natively only so that the compiler sees it; `scripts/build-page` makes a module of it.
    room(
      "VibrancyWeb",
      above: [
        "VibrancyScreens", "VibrancyJudging", "VibrancyRules", "VibrancyFacts", "VibrancyModes",
        "VibrancyScenes", "VibrancyPNG", "VibrancyPixels", "VibrancyVocabulary",
      ]),
    room(
      "VibrancyReporting",
      above: [
        "VibrancyPages", "VibrancyRules", "VibrancyFacts", "VibrancyJSON", "VibrancyVocabulary",
      ]),
    room(
      "VibrancyPreviews",
      above: [
        "VibrancyPages", "VibrancyScreens", "VibrancyModes", "VibrancyScenes",
        "VibrancyVectors", "VibrancyAssets", "VibrancyPNG", "VibrancyPixels", "VibrancyJSON",
        "VibrancyCache", "VibrancyVocabulary",
      ]),
    room(
      "VibrancyLint",
      above: [
        "VibrancyPreviews", "VibrancyReporting", "VibrancyJudging", "VibrancyRules",
        "VibrancyMeasures",
        "VibrancyFacts", "VibrancyModes", "VibrancyScenes", "VibrancyEvidence", "VibrancyAssets",
        "VibrancyPNG", "VibrancyPixels", "VibrancyJSON", "VibrancyCache", "VibrancyVocabulary",
        "VibrancyScreens",
      ]),
    room("VibrancyHistory", above: ["VibrancyVectors", "VibrancyAssets", "VibrancyVocabulary"]),
    room(
      "VibrancyMending",
      above: [
        "VibrancyLint", "VibrancyPreviews", "VibrancyReporting", "VibrancyRules", "VibrancyFacts",
        "VibrancyModes", "VibrancyScenes", "VibrancyEvidence", "VibrancyAssets", "VibrancyPNG",
        "VibrancyPixels", "VibrancyJSON",
      ]),
    room(
      "Vibrancy",
      above: [
        "VibrancyLint", "VibrancyPreviews", "VibrancyReporting", "VibrancyRules",
        "VibrancyFacts", "VibrancyModes", "VibrancyScenes", "VibrancyPNG", "VibrancyPixels",
      ]),
    room(
      "VibrancyCommandLine",
      above: [
        "Vibrancy", "VibrancyScreens", "VibrancyMending", "VibrancyHistory", "VibrancyCalibrating",
        "VibrancyWatching", "VibrancyAssets", "VibrancyCache", "VibrancyPages", "VibrancyJSON",
        "VibrancyVocabulary", "CVibrancyAttributes",
      ]),
    .executableTarget(
      name: "VibrancyTool", dependencies: ["VibrancyCommandLine"], swiftSettings: strict),
    room("VibrancyTesting", above: ["Vibrancy"]),
    plugin("BuildTool", .buildTool()),
    command(
      "LintCommand", verb: "vibrancy-lint", description: "Lint widget art where it is repainted"),
    command(
      "RenderCommand", verb: "vibrancy-render", description: "Write previews of widget art"),
    command(
      "FixCommand", verb: "vibrancy-fix", description: "Mend what lint finds in widget art",
      permissions: [
        .writeToPackageDirectory(reason: "With --write the art that can be mended is replaced.")
      ]),
    .executableTarget(
      name: "VibrancyBenchmarks", dependencies: ["Vibrancy"], swiftSettings: strict),

    .target(
      name: "VibrancyTestSupport", dependencies: ["VibrancyPixels"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(of: "VibrancyVocabulary"),
    tests(of: "VibrancyJSON"),
    tests(of: "VibrancyCache"),
    tests(of: "VibrancyPixels"),
    tests(of: "VibrancyPNG", using: ["VibrancyPixels", "CVibrancyLCMS"]),
    tests(of: "VibrancyVectors", using: ["VibrancyPNG", "VibrancyPixels"]),
    tests(
      of: "VibrancyAssets",
      using: ["VibrancyJSON", "VibrancyPNG", "VibrancyPixels", "VibrancyVocabulary"]),
    tests(of: "VibrancyWatching"),
    tests(of: "VibrancyEvidence", using: ["VibrancyVocabulary"]),
    tests(of: "VibrancyScenes", using: ["VibrancyPixels"]),
    tests(of: "VibrancyModes", using: ["VibrancyScenes", "VibrancyPixels"]),
    tests(
      of: "VibrancyCalibrating", using: ["VibrancyModes", "VibrancyScenes", "VibrancyPixels"]),
    tests(
      of: "VibrancyMeasures",
      using: ["VibrancyFacts", "VibrancyModes", "VibrancyScenes", "VibrancyPixels"]),
    tests(of: "VibrancyRules", using: ["VibrancyFacts", "VibrancyScenes"]),
    tests(
      of: "VibrancyJudging",
      using: [
        "VibrancyMeasures", "VibrancyFacts", "VibrancyModes", "VibrancyScenes", "VibrancyPixels",
      ]),
    tests(of: "VibrancyReporting", using: ["VibrancyRules", "VibrancyFacts"]),
    tests(
      of: "VibrancyMending",
      using: [
        "VibrancyLint", "VibrancyPreviews", "VibrancyReporting", "VibrancyRules", "VibrancyFacts",
        "VibrancyModes", "VibrancyJSON", "VibrancyPNG", "VibrancyPixels",
      ]),
    tests(
      of: "VibrancyPreviews",
      using: [
        "VibrancyModes", "VibrancyScenes", "VibrancyPNG", "VibrancyPixels", "VibrancyVocabulary",
      ]),
    // Lint is tested through the façade's `Linter`, which adds nothing to build but itself.
    tests(
      of: "VibrancyLint",
      using: [
        "Vibrancy", "VibrancyPreviews", "VibrancyReporting", "VibrancyRules", "VibrancyFacts",
        "VibrancyAssets", "VibrancyCache", "VibrancyWatching",
      ]),
    tests(of: "Vibrancy"),
    tests(
      of: "VibrancyScreens",
      using: [
        "VibrancyPreviews", "VibrancyModes", "VibrancyScenes", "VibrancyPNG", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    tests(of: "VibrancyTesting", using: ["Vibrancy"]),
    tests(of: "VibrancyHistory", using: ["VibrancyAssets", "VibrancyVectors"]),
    tests(of: "VibrancyCommandLine", using: ["VibrancyScenes", "VibrancyVocabulary"]),
  ],
  swiftLanguageModes: [.v6]
)

// `VIBRANCY_FUZZ=1` adds the program that `scripts/fuzz` runs. It has no `main` of its own: libFuzzer
// brings one, and only with it can it be linked.
if Context.environment["VIBRANCY_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "VibrancyFuzz",
      dependencies: [
        "Vibrancy", "VibrancyLint", "VibrancyReporting", "VibrancyRules", "VibrancyScenes",
        "VibrancyEvidence", "VibrancyAssets", "VibrancyVectors", "VibrancyPNG", "VibrancyJSON",
        "VibrancyVocabulary", "CVibrancyPNG",
      ],
      path: "Tests/Fuzz", swiftSettings: strict))
}

// `VIBRANCY_ROOMS="VibrancyRules VibrancyPNG"` leaves only these rooms, what they are built on, and their
// tests, as `scripts/test` with such names asks for: everything else would be built for nothing.
if let rooms = Context.environment["VIBRANCY_ROOMS"]?.split(separator: " ").map(String.init) {
  var kept: Set<String> = []
  var open = rooms + rooms.map { $0 + "Tests" }
  while let name = open.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }),
      kept.insert(name).inserted
    else { continue }
    for case .byNameItem(let lower, _) in target.dependencies { open.append(lower) }
  }
  package.products = []
  package.targets.removeAll { !kept.contains($0.name) }
}
