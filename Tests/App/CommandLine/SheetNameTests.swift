// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct SheetNameTests {
  @Test(arguments: [
    (["logo.v1.png"], "logo.v1.vibrancy.png"), (["art/logo@3x.PNG"], "logo.vibrancy.png"),
    (["a@b.png"], "a@b.vibrancy.png"), (["Rain.widget.json"], "Rain.vibrancy.png"),
    (["App/Art.xcassets/"], "Art.vibrancy.png"), (["a.b"], "a.b.vibrancy.png"),
    ([".png"], ".png.vibrancy.png"), (["@3x.png"], "@3x.vibrancy.png"), (["/"], "vibrancy.png"),
    (["a.png", "a.png"], "a.vibrancy.png"), (["a.png", "b.png"], "vibrancy.png"),
    ([], "vibrancy.png"), (["c.svgz"], "c.vibrancy.png"),
  ])
  func `a sheet is named after the whole name of its one input`(
    _ paths: [String], _ name: String
  ) {
    #expect(SheetName.of(paths) == name)
  }
}
