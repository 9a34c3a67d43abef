// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport
import VibrancyTesting

@Suite struct ExpectLegibleTests {
  @Test func `a picture that can be read passes, in places asked for and in the usual ones`()
    async throws
  {
    let png = try Fixture.bytes("Inputs/moon@3x.png")
    await expectLegible(png, in: [.lockScreen(), .homeTinted()])
    await expectLegible(png)
  }

  @Test func `each failure says where, what, by which rule and what to do, at the caller's line`()
    async throws
  {
    let png = try Fixture.bytes("Inputs/logo-dark@3x.png")
    let line = #line + 2
    await withKnownIssue {
      await expectLegible(png, named: "logo@3x.png", in: [.lockScreen()])
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line && text.hasPrefix("logo@3x.png: lock-screen on ")
        && text.contains("(\(RuleID.vibrantDarkContent)); ")
    }
    // The same picture stands out from white; and there is no such severity in it.
    await expectLegible(png, in: [.lockScreen()], atLeast: .error)
  }

  @Test func `what is not a picture fails, and so does a test that names no scene`() async throws {
    await withKnownIssue {
      await expectLegible([0x89, 0x50, 0x4E, 0x47], named: "torn.png")
    } matching: {
      $0.comments.map(\.rawValue).joined().hasPrefix("torn.png: ")
    }
    let png = try Fixture.bytes("Inputs/moon@3x.png")
    await withKnownIssue {
      await expectLegible(png, in: [])
    } matching: {
      $0.comments.map(\.rawValue).joined() == "picture@3x.png: no scene is given to judge it in"
    }
  }
}
