// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyTesting
import XCTest

private let logo = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Sources/WidgetArt/Assets.xcassets/Logo.imageset/logo@3x.png")

@Suite struct LegibilityTests {
  @Test func `the logo is lost on the Lock Screen and fine on the Home Screen`() async throws {
    let png = try Data(contentsOf: logo)
    await expectLegible(png, named: "logo@3x.png", in: [.homeLight()])
    await withKnownIssue { await expectLegible(png, named: "logo@3x.png", in: [.lockScreen()]) }
  }
}

final class LegibilityTestCase: XCTestCase {
  func testLogoOnTheHomeScreen() async throws {
    await expectLegible(try Data(contentsOf: logo), in: [.homeLight()])
  }
}
