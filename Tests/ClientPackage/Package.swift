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
    // Linted whenever it is built.
    .target(
      name: "WidgetArt", resources: [.process("Assets.xcassets")], swiftSettings: strict,
      plugins: [.plugin(name: "VibrancyBuildTool", package: "Vibrancy")]),
    .testTarget(
      name: "ClientTests", dependencies: [.product(name: "VibrancyTesting", package: "Vibrancy")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
