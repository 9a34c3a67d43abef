// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancySystem
import VibrancyVocabulary

@Suite struct AssetFileTests {
  @Test(arguments: [
    ("logo.png", "logo", 1), ("logo@2x.png", "logo@2x", 2), ("logo@3x.png", "logo@3x", 3),
    ("a/b/logo@2x~ipad.png", "a/b/logo@2x~ipad", 2), ("logo@1x.PNG", "logo@1x", 1),
    ("logo@4x.png", "logo@4x", 1), ("logo@2x.old.png", "logo@2x.old", 1), (".png", ".png", 1),
    ("a.b/logo", "a.b/logo", 1), ("a/.png", "a/.png", 1), ("@2x.png", "@2x", 2), ("", "", 1),
    ("a@3x/logo.png", "a@3x/logo", 1), ("logo@2x~.png", "logo@2x~", 2), ("x.", "x", 1),
    ("~@2x.png", "~@2x", 2),
  ])
  func `a name says what is made of it, and the scale`(
    _ path: String, _ name: String, _ scale: Int
  ) {
    let file = AssetFile(path: "/art/" + path, relativePath: path)
    #expect(file.name == name)
    #expect(file.scale == scale)
    #expect(file.path == "/art/" + path)
  }

  @Test(arguments: [
    (FileError.Problem.missing, "no such file"), (.forbidden, "permissions"),
    (.folder, "is a folder"), (.linkLoop, "symbolic link"), (.special, "neither"),
    (.emptyFolder, "JPEG, SVG"), (.unsupported("a PDF"), "a PDF is not an input"),
    (.system(code: 5, text: "Input/output error"), "Input/output error"),
  ])
  func `an error says where, what and what to do, in one line`(
    _ problem: FileError.Problem, _ words: String
  ) {
    let error = FileError(path: "art/x.png", problem: problem)
    #expect(error.description.hasPrefix("art/x.png: "))
    #expect(error.description.contains(words) && error.fault.fix?.isEmpty == false)
    #expect(!error.description.contains("\n"))
  }
}
