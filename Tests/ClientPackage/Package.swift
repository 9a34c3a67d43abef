// swift-tools-version: 6.2
// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// Somebody else's package, with a target of a name that the library must not take.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Vibrancy", path: "../..")],
  targets: [
    .target(name: "Assets", swiftSettings: strict),
    .executableTarget(
      name: "ClientTool",
      dependencies: ["Assets", .product(name: "Vibrancy", package: "Vibrancy")],
      swiftSettings: strict),
    .executableTarget(
      name: "LintFolder",
      dependencies: [.product(name: "VibrancyFoundation", package: "Vibrancy")],
      swiftSettings: strict),
    .executableTarget(
      name: "DrawFinding",
      dependencies: [.product(name: "VibrancyFoundation", package: "Vibrancy")],
      swiftSettings: strict),
    // Linted whenever it is built.
    .target(
      name: "WidgetArt", resources: [.process("Assets.xcassets")], swiftSettings: strict,
      plugins: [.plugin(name: "VibrancyBuildTool", package: "Vibrancy")]),
    // Declares the names of SwiftUI that a test of widgets may need beside the library.
    .target(name: "FakeSwiftUI", swiftSettings: strict),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "FakeSwiftUI", .product(name: "VibrancyTesting", package: "Vibrancy"),
        .product(name: "VibrancyFoundation", package: "Vibrancy"),
      ],
      swiftSettings: strict),
    // The code of the documentation, which `extract-snippets` writes here. Variables that a reader
    // would go on to use are unused in it, so its warnings are none.
    .testTarget(
      name: "SnippetTests",
      dependencies: [
        .product(name: "VibrancyTesting", package: "Vibrancy"),
        .product(name: "VibrancyFoundation", package: "Vibrancy"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
