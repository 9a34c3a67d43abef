// swift-tools-version: 6.2
// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"), .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The layers of the package, bottom to top, each with its modules: a module imports only modules of
/// its own layer and of those below it. The folders of a module are `Sources/<layer>/<name>` and
/// `Tests/<layer>/<name>`, without the prefix of its name.
let layers: KeyValuePairs = [
  "C": [
    "CVibrancyAttributes", "CVibrancyHarfBuzz", "CVibrancyLCMS", "CVibrancyLibDeflate",
    "CVibrancyLibPNG",
    "CVibrancyPNG", "CVibrancyProcess", "CVibrancyResources", "CVibrancySodium", "CVibrancyStack",
    "CVibrancyText", "CVibrancyWatch", "CVibrancyWebPage",
  ],
  "Core": [
    "VibrancyVocabulary", "VibrancyPixels", "VibrancyDrawing", "VibrancyTypography",
    "VibrancySymbols", "VibrancyLayout", "VibrancyPainting", "VibrancyScenes", "VibrancyModes",
    "VibrancyFacts", "VibrancyMeasures", "VibrancyRules", "VibrancyJudging", "VibrancyScreens",
  ],
  "IO": [
    "VibrancySystem", "VibrancyJSON", "VibrancyPNG", "VibrancyFonts", "VibrancyVectors",
    "VibrancyAssets", "VibrancyCache",
  ],
  "Swift": ["VibrancySyntax", "VibrancyTargets", "VibrancyFormatting", "VibrancyRunning"],
  "SwiftUI": ["VibrancyWords", "VibrancySampling", "VibrancyEvidence"],
  "Report": ["VibrancyReporting", "VibrancyPages"],
  "Work": [
    "VibrancyPreviews", "VibrancyLint", "VibrancyFixing", "VibrancyHistory",
    "VibrancyCalibrating", "VibrancyWatching", "VibrancyAgents",
  ],
  "App": [
    "Vibrancy", "VibrancyFoundation", "VibrancyTesting", "VibrancyCommandLine", "VibrancyTool",
    "VibrancyBenchmarks",
  ],
  "Web": ["VibrancyWeb"],
]

/// `VIBRANCY_BUILD=quick`, which the scripts set for work on the package itself, makes a debug build in
/// which only `optimized` is optimized: the rest compiles five times as fast without. Releases,
/// benchmarks, sanitizers and packages that depend on this one are built without it, so none of
/// them ever has unsafe flags.
let isQuick = Context.environment["VIBRANCY_BUILD"] == "quick"

/// The targets that a quick build optimizes: loops over pixels, samples and bytes, in tests too, and the
/// readers of sources, whose bounds are the depth of the stack.
let optimized: Set = [
  "CVibrancyPNG", "VibrancyPixels", "VibrancyDrawing", "VibrancyTypography", "VibrancySymbols",
  "VibrancyLayout", "VibrancyPainting", "VibrancyScenes", "VibrancyModes", "VibrancyMeasures",
  "VibrancyJudging", "VibrancyScreens", "VibrancySystem", "VibrancyJSON", "VibrancyPNG",
  "VibrancyFonts", "VibrancyVectors", "VibrancySyntax", "VibrancyTargets", "VibrancyRunning",
  "VibrancyWords", "VibrancySampling", "VibrancyEvidence",
  "VibrancyCalibrating", "VibrancyVocabulary", "VibrancyTestSupport", "VibrancyTests",
]

/// The settings of a Swift target: those of all, and in a quick build how it is compiled.
func settings(of name: String) -> [SwiftSetting] {
  guard isQuick, optimized.contains(name) else { return strict }
  return strict + [
    .unsafeFlags([
      "-O", "-whole-module-optimization", "-enable-default-cmo", "-num-threads", "2",
    ])
  ]
}

/// The folder of a module below `Sources`, and of its tests below `Tests`.
func folder(of module: String) -> String {
  guard let layer = layers.first(where: { $0.value.contains(module) })?.key else {
    fatalError("\(module) is in no layer")
  }
  let name = module.dropFirst(module.hasPrefix("C") ? "CVibrancy".count : "Vibrancy".count)
  return "\(layer)/\(name.isEmpty ? module[...] : name)"
}

/// A library target that imports only what its layer may.
func module(
  _ name: String, above lower: [Target.Dependency] = [], linking libraries: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: lower, path: "Sources/" + folder(of: name),
    swiftSettings: settings(of: name),
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))] + libraries)
}

/// A target in C.
func cModule(
  _ name: String, above lower: [Target.Dependency] = [], exclude: [String] = [],
  linking libraries: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: lower, path: "Sources/" + folder(of: name), exclude: exclude,
    cSettings: isQuick && optimized.contains(name) ? [.unsafeFlags(["-O2"])] : [],
    linkerSettings: libraries)
}

/// A library of the system's, found by pkg-config.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/" + folder(of: name), pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// An executable target.
func program(_ name: String, above lower: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: lower, path: "Sources/" + folder(of: name),
    swiftSettings: settings(of: name))
}

/// The tests of a module: they see what others see of it, and `package` declarations.
func tests(of module: String, using others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.byName(name: module), "VibrancyTestSupport"] + others,
    path: "Tests/" + folder(of: module), swiftSettings: settings(of: module + "Tests"))
}

/// A plugin of SwiftPM that runs the installed command. Only `VIBRANCY_TOOL=build` lets it depend on
/// the package's own, since SwiftPM would then build every target twice: for it, and besides.
func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
  .plugin(
    name: "Vibrancy" + name, capability: capability,
    dependencies: Context.environment["VIBRANCY_TOOL"] == "build" ? ["VibrancyTool"] : [],
    path: "Sources/App/Plugins/" + name)
}

/// A plugin that is started by name, as in `swift package vibrancy-lint`.
func command(
  _ name: String, verb: String, description: String, permissions: [PluginPermission] = []
) -> Target {
  plugin(
    name,
    .command(intent: .custom(verb: verb, description: description), permissions: permissions))
}

let package = Package(
  name: "Vibrancy",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Vibrancy", targets: ["Vibrancy"]),
    .library(name: "VibrancyFoundation", targets: ["VibrancyFoundation"]),
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
    system("CVibrancyLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    system("CVibrancySodium", pkgConfig: "libsodium", apt: "libsodium-dev", brew: "libsodium"),
    cModule(
      "CVibrancyPNG", above: ["CVibrancyLibPNG", "CVibrancyLibDeflate"],
      // zlib comes with libpng.
      linking: [.linkedLibrary("z")]),
    module("VibrancyVocabulary"),
    module("VibrancyJSON", above: ["VibrancyVocabulary"]),
    module("VibrancyCache", above: ["VibrancySystem", "VibrancyVocabulary", "CVibrancySodium"]),
    module("VibrancyPixels"),
    module(
      "VibrancyPNG",
      above: ["VibrancyPixels", "VibrancyVocabulary", "CVibrancyPNG", "CVibrancyLCMS"]),
    system("CVibrancyHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    cModule("CVibrancyText", above: ["CVibrancyHarfBuzz"]),
    module(
      "VibrancyFonts",
      above: [
        "VibrancyTypography", "VibrancyDrawing", "VibrancySystem", "VibrancyPNG",
        "VibrancyPixels", "CVibrancyText",
      ]),
    cModule("CVibrancyProcess"),
    cModule("CVibrancyResources", exclude: ["Files"]),
    cModule("CVibrancyWebPage", exclude: ["Generated"]),
    module(
      "VibrancySystem", above: ["VibrancyVocabulary", "CVibrancyAttributes", "CVibrancyProcess"]),
    module(
      "VibrancyVectors",
      above: [
        "VibrancySymbols", "VibrancyDrawing", "VibrancySystem", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    module(
      "VibrancyAssets",
      above: [
        "VibrancyVectors", "VibrancySystem", "VibrancyJSON", "VibrancyLayout", "VibrancyDrawing",
        "VibrancyVocabulary", "CVibrancyResources",
      ]),
    cModule("CVibrancyWatch"),
    cModule("CVibrancyAttributes"),
    cModule("CVibrancyStack"),
    module("VibrancyWatching", above: ["VibrancyAssets", "CVibrancyWatch"]),
    module(
      "VibrancyAgents",
      above: ["VibrancySyntax", "VibrancySystem", "VibrancyJSON", "VibrancyVocabulary"]),
    module("VibrancySyntax", above: ["VibrancyVocabulary", "CVibrancyStack"]),
    module("VibrancyTargets", above: ["VibrancySyntax", "VibrancyVocabulary"]),
    module(
      "VibrancyRunning",
      above: [
        "VibrancyTargets", "VibrancyFormatting", "VibrancySyntax", "VibrancyJSON",
        "VibrancyLayout", "VibrancySymbols", "VibrancyTypography", "VibrancyDrawing",
        "VibrancyPixels", "VibrancyVocabulary",
      ]),
    module(
      "VibrancyWords",
      above: [
        "VibrancyRunning", "VibrancyFormatting", "VibrancyTargets", "VibrancySyntax",
        "VibrancyLayout", "VibrancySymbols", "VibrancyTypography", "VibrancyDrawing",
        "VibrancyPixels", "VibrancyVocabulary",
      ]),
    module(
      "VibrancySampling",
      above: [
        "VibrancyWords", "VibrancyRunning", "VibrancyTargets", "VibrancyFormatting",
        "VibrancySyntax", "VibrancyAssets", "VibrancyLayout", "VibrancyJSON", "VibrancyVocabulary",
      ]),
    module(
      "VibrancyEvidence",
      above: [
        "VibrancySampling", "VibrancyWords", "VibrancyRunning", "VibrancyTargets",
        "VibrancySyntax", "VibrancyLayout", "VibrancyDrawing", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    module(
      "VibrancyFormatting",
      // The part of Foundation that names units and knows the words of Thai.
      linking: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    module("VibrancyScenes", above: ["VibrancyVocabulary", "VibrancyPixels"]),
    module("VibrancyModes", above: ["VibrancyScenes", "VibrancyPixels"]),
    module("VibrancyCalibrating", above: ["VibrancyModes", "VibrancyScenes", "VibrancyPixels"]),
    module("VibrancyFacts", above: ["VibrancyVocabulary"]),
    module(
      "VibrancyMeasures",
      above: ["VibrancyFacts", "VibrancyModes", "VibrancyScenes", "VibrancyPixels"]),
    module("VibrancyRules", above: ["VibrancyFacts"]),
    module(
      "VibrancyPages",
      above: ["VibrancyJSON", "VibrancyVocabulary", "CVibrancyResources", "CVibrancyWebPage"]),
    module(
      "VibrancyJudging",
      above: [
        "VibrancyRules", "VibrancyMeasures", "VibrancyFacts", "VibrancyModes", "VibrancyScenes",
        "VibrancyPixels",
      ]),
    module("VibrancyDrawing", above: ["VibrancyPixels", "CVibrancyResources"]),
    module(
      "VibrancyTypography",
      above: ["VibrancyDrawing", "VibrancyVocabulary", "CVibrancyResources"]),
    module("VibrancySymbols", above: ["VibrancyDrawing", "CVibrancyResources"]),
    module(
      "VibrancyPainting",
      above: [
        "VibrancyLayout", "VibrancySymbols", "VibrancyTypography", "VibrancyDrawing",
        "VibrancyScenes", "VibrancyPixels", "VibrancyVocabulary",
      ]),
    module(
      "VibrancyLayout",
      above: [
        "VibrancyTypography", "VibrancySymbols", "VibrancyDrawing", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    module(
      "VibrancyScreens",
      above: [
        "VibrancyDrawing", "VibrancyModes", "VibrancyScenes", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    // Compiled natively only so that the compiler sees it; `scripts/build-page` makes a module of it.
    module(
      "VibrancyWeb",
      above: [
        "VibrancyScreens", "VibrancyJudging", "VibrancyRules", "VibrancyFacts", "VibrancyModes",
        "VibrancyScenes", "VibrancyPNG", "VibrancyPixels", "VibrancyVocabulary",
      ]),
    module(
      "VibrancyReporting",
      above: [
        "VibrancyPages", "VibrancyRules", "VibrancyFacts", "VibrancyJSON", "VibrancyVocabulary",
      ]),
    module(
      "VibrancyPreviews",
      above: [
        "VibrancyJudging", "VibrancyFacts", "VibrancyEvidence", "VibrancySampling", "VibrancyWords",
        "VibrancyRunning", "VibrancyFormatting",
        "VibrancyTargets",
        "VibrancySyntax", "VibrancySystem", "VibrancyPages", "VibrancyPainting", "VibrancyLayout",
        "VibrancySymbols",
        "VibrancyTypography", "VibrancyDrawing", "VibrancyScreens", "VibrancyModes",
        "VibrancyScenes", "VibrancyFonts", "VibrancyVectors", "VibrancyAssets", "VibrancyPNG",
        "VibrancyPixels", "VibrancyJSON", "VibrancyCache", "VibrancyVocabulary",
      ]),
    module(
      "VibrancyLint",
      above: [
        "VibrancyPreviews", "VibrancyReporting", "VibrancyJudging", "VibrancyRules",
        "VibrancyMeasures", "VibrancyFacts", "VibrancyModes", "VibrancyScenes", "VibrancyEvidence",
        "VibrancyTargets", "VibrancyAssets", "VibrancyPNG", "VibrancyDrawing", "VibrancyPixels",
        "VibrancyJSON", "VibrancyCache", "VibrancyVocabulary", "VibrancyScreens",
      ]),
    module("VibrancyHistory", above: ["VibrancySystem", "VibrancyAssets", "VibrancyVocabulary"]),
    module(
      "VibrancyFixing",
      above: [
        "VibrancyLint", "VibrancyPreviews", "VibrancyReporting", "VibrancyRules", "VibrancyFacts",
        "VibrancyModes", "VibrancyScenes", "VibrancyEvidence", "VibrancyAssets", "VibrancyPNG",
        "VibrancyPixels", "VibrancyJSON", "VibrancyVocabulary",
      ]),
    module(
      "Vibrancy",
      above: [
        "VibrancyLint", "VibrancyPreviews", "VibrancyReporting", "VibrancyRules", "VibrancyAssets",
        "VibrancyFacts", "VibrancyModes", "VibrancyScenes", "VibrancyPNG", "VibrancyPixels",
      ]),
    // Kept apart, so that the library itself needs no Foundation.
    module("VibrancyFoundation", above: ["Vibrancy"]),
    module(
      "VibrancyCommandLine",
      above: [
        "Vibrancy", "VibrancyWords", "VibrancyScreens", "VibrancyFixing", "VibrancyHistory",
        "VibrancyCalibrating", "VibrancyWatching", "VibrancyAgents", "VibrancyAssets",
        "VibrancyCache", "VibrancyPages", "VibrancyJSON", "VibrancyVocabulary",
      ]),
    program("VibrancyTool", above: ["VibrancyCommandLine"]),
    module("VibrancyTesting", above: ["Vibrancy"]),
    plugin("BuildTool", .buildTool()),
    command(
      "LintCommand", verb: "vibrancy-lint", description: "Lint widget art where it is repainted"),
    command(
      "RenderCommand", verb: "vibrancy-render", description: "Write previews of widget art"),
    command(
      "FixCommand", verb: "vibrancy-fix", description: "Fix what lint finds in widget art",
      permissions: [
        .writeToPackageDirectory(reason: "With --write the art that can be fixed is replaced.")
      ]),
    program("VibrancyBenchmarks", above: ["Vibrancy"]),

    .target(
      name: "VibrancyTestSupport", dependencies: ["VibrancySystem", "VibrancyPixels"],
      path: "Tests/TestSupport", swiftSettings: settings(of: "VibrancyTestSupport")),
    tests(of: "VibrancyVocabulary"),
    tests(of: "VibrancyJSON", using: ["VibrancyVocabulary"]),
    tests(of: "VibrancyCache"),
    tests(of: "VibrancyPixels"),
    tests(of: "VibrancyDrawing", using: ["VibrancyPixels"]),
    tests(of: "VibrancyTypography", using: ["VibrancyDrawing", "VibrancyPixels"]),
    tests(of: "VibrancySymbols", using: ["VibrancyDrawing"]),
    tests(
      of: "VibrancyPainting",
      using: [
        "VibrancyLayout", "VibrancySymbols", "VibrancyTypography", "VibrancyDrawing",
        "VibrancyScenes", "VibrancyPixels", "VibrancyVocabulary",
      ]),
    tests(
      of: "VibrancyLayout",
      using: [
        "VibrancyTypography", "VibrancySymbols", "VibrancyDrawing", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    tests(of: "VibrancyPNG", using: ["VibrancyPixels", "VibrancyVocabulary", "CVibrancyLCMS"]),
    tests(of: "VibrancySystem", using: ["VibrancyVocabulary"]),
    tests(
      of: "VibrancyFonts",
      using: ["VibrancyTypography", "VibrancyDrawing", "VibrancySystem", "VibrancyPixels"]),
    tests(
      of: "VibrancyVectors",
      using: [
        "VibrancySymbols", "VibrancyDrawing", "VibrancySystem", "VibrancyPNG", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    tests(
      of: "VibrancyAssets",
      using: [
        "VibrancySystem", "VibrancyJSON", "VibrancyLayout", "VibrancySymbols",
        "VibrancyTypography", "VibrancyDrawing", "VibrancyPNG", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    tests(of: "VibrancyWatching"),
    tests(of: "VibrancyAgents", using: ["VibrancyJSON"]),
    tests(of: "VibrancySyntax", using: ["VibrancyVocabulary"]),
    tests(
      of: "VibrancyEvidence",
      using: ["VibrancySyntax", "VibrancyTargets", "VibrancyPixels", "VibrancyVocabulary"]),
    tests(
      of: "VibrancyRunning",
      using: ["VibrancyWords", "VibrancySyntax", "VibrancyLayout", "VibrancyVocabulary"]),
    tests(
      of: "VibrancyWords",
      using: [
        "VibrancyRunning", "VibrancySyntax", "VibrancyTargets", "VibrancyLayout",
        "VibrancySymbols", "VibrancyTypography", "VibrancyDrawing", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    tests(
      of: "VibrancySampling",
      using: [
        "VibrancyWords", "VibrancyRunning", "VibrancyTargets", "VibrancySyntax", "VibrancyPainting",
        "VibrancyLayout",
        "VibrancySymbols", "VibrancyTypography", "VibrancyDrawing", "VibrancyScenes",
        "VibrancyAssets", "VibrancyJSON", "VibrancyPNG", "VibrancyPixels", "VibrancyVocabulary",
      ]),
    tests(of: "VibrancyFormatting"),
    tests(of: "VibrancyScenes", using: ["VibrancyPixels"]),
    tests(of: "VibrancyModes", using: ["VibrancyScenes", "VibrancyPixels"]),
    tests(of: "VibrancyCalibrating", using: ["VibrancyModes", "VibrancyScenes", "VibrancyPixels"]),
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
      of: "VibrancyFixing",
      using: [
        "VibrancyLint", "VibrancyPreviews", "VibrancyReporting", "VibrancyRules", "VibrancyFacts",
        "VibrancyModes", "VibrancyJSON", "VibrancyPNG", "VibrancyPixels", "VibrancySyntax",
      ]),
    tests(
      of: "VibrancyPreviews",
      using: [
        "VibrancyPainting", "VibrancyLayout", "VibrancyDrawing", "VibrancyModes", "VibrancyScenes",
        "VibrancyAssets", "VibrancyPNG", "VibrancyPixels", "VibrancyVectors", "VibrancyVocabulary",
      ]),
    // Lint is tested through the façade's `Linter`, which adds nothing to build but itself.
    tests(
      of: "VibrancyLint",
      using: [
        "Vibrancy", "VibrancyPreviews", "VibrancyReporting", "VibrancyRules", "VibrancyFacts",
        "VibrancyEvidence", "VibrancySyntax", "VibrancyLayout", "VibrancyScenes",
        "VibrancyAssets", "VibrancyPNG", "VibrancyPixels", "VibrancyCache", "VibrancyWatching",
        "VibrancyVocabulary",
      ]),
    tests(of: "Vibrancy"),
    tests(of: "VibrancyFoundation"),
    tests(
      of: "VibrancyScreens",
      using: [
        "VibrancyPreviews", "VibrancyModes", "VibrancyScenes", "VibrancyPNG", "VibrancyPixels",
        "VibrancyVocabulary",
      ]),
    tests(of: "VibrancyTesting", using: ["Vibrancy"]),
    tests(of: "VibrancyHistory", using: ["VibrancySystem", "VibrancyAssets"]),
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
        "VibrancyEvidence", "VibrancyTargets", "VibrancySyntax", "VibrancyAssets",
        "VibrancyVectors", "VibrancyFonts", "VibrancyPNG", "VibrancyJSON", "VibrancyVocabulary",
        "CVibrancyPNG",
      ],
      path: "Tests/Fuzz", swiftSettings: strict))
}

// `VIBRANCY_MODULES="VibrancyRules VibrancyPNG"` leaves only these modules, what they are built on, and their
// tests, as `scripts/test` with such names asks for: everything else would be built for nothing.
if let modules = Context.environment["VIBRANCY_MODULES"]?.split(separator: " ").map(String.init) {
  var (kept, open): (Set<String>, [String]) = ([], modules + modules.map { $0 + "Tests" })
  while let name = open.popLast() {
    let target = package.targets.first { $0.name == name }
    guard let target, kept.insert(name).inserted else { continue }
    for case .byNameItem(let lower, _) in target.dependencies { open.append(lower) }
  }
  package.products = []
  package.targets.removeAll { !kept.contains($0.name) }
}

// SwiftPM compiles a target anew when a module changes that it depends on directly. A type's layout and
// what a module hands on reach further, and a debug build, which keeps modules that come out the same, would
// link what does not fit; so in a quick build every target depends on all that it is built on.
if isQuick {
  var below: [String: [String]] = [:]
  func names(_ target: Target) -> [String] {
    target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  }
  func closure(_ name: String) -> [String] {
    if let known = below[name] { return known }
    let direct = package.targets.first { $0.name == name }.map(names) ?? []
    below[name] = Array(Set(direct + direct.flatMap(closure))).sorted()
    return below[name] ?? []
  }
  for target in package.targets where target.type != .plugin {
    target.dependencies += closure(target.name).filter { !names(target).contains($0) }
      .map { .byName(name: $0) }
  }
}
