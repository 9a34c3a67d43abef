// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLayout

/// The views of `Fixtures/Layout/Truth`. `VIBRANCY_TRUTH=DIR` draws those of another folder, or of a
/// copy, into `DIR/drawn`, to be compared with pictures by SwiftUI.
@Suite struct TruthViewTests {
  @Test func `there are views to compare`() { #expect(TruthView.all.count >= 77) }

  @Test(arguments: TruthView.all)
  func `a view is laid out as it is written`(_ view: TruthView) throws {
    let report = try view.layout(try view.variant())
    // A chart is drawn as a hatched box.
    #expect(report.notes.allSatisfy { $0.kind == .unknownView("Chart") })
    #expect(!report.marks.isEmpty)
    for mark in report.marks {
      #expect(mark.size.width >= 0 && mark.size.height >= 0)
      #expect(mark.frame.x.isFinite && mark.frame.y.isFinite)
    }
  }

  @Test(.enabled(if: TruthView.folder != nil), arguments: TruthView.all)
  func `a view is drawn for comparison`(_ view: TruthView) throws { try view.write() }
}
