// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancySystem
import VibrancyTestSupport
import VibrancyVectors

/// Nothing outside the file is reachable. `OUT` stands for a folder with a red `art.svg`, whose
/// square is `#r`, and a `style.css` that makes all red; what is drawn is red if either was read.
@Suite(.enabled(if: ShellTool.has(.rsvgConvert)))
struct SVGReachTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let red = "<rect id='r' width='4' height='4' fill='#F00'/>"
    try folder.write("art.svg", Drawing.svg(red))
    try folder.write("style.css", Array("rect{fill:#F00 !important}".utf8))
    try folder.write("whole.txt", Array(red.utf8))
  }

  private func filled(_ text: String) -> String {
    text.replacingOccurrences(of: "OUT", with: folder.path)
  }

  private static let contents = [
    "<image xlink:href='file://OUT/art.svg' width='4' height='4'/>",
    "<image xlink:href='OUT/art.svg' width='4' height='4'/>",
    "<image xlink:href='art.svg' width='4' height='4'/>",
    "<image href='./art.svg' width='4' height='4'/>",
    "<image href='../../../../OUT/art.svg' width='4' height='4'/>",
    "<image href='http://127.0.0.1:9/art.svg' width='4' height='4'/>",
    "<image href='https://127.0.0.1:9/art.svg' width='4' height='4'/>",
    "<image href='//127.0.0.1/OUT/art.svg' width='4' height='4'/>",
    "<image href='/dev/fd/0' width='4' height='4'/>",
    "<use xlink:href='file://OUT/art.svg#r'/>", "<use xlink:href='art.svg#r'/>",
    "<filter id='f'><feImage xlink:href='file://OUT/art.svg'/></filter>"
      + "<rect width='4' height='4' fill='#00F' filter='url(#f)'/>",
    "<style>@import url('file://OUT/style.css');</style><rect width='4' height='4'/>",
    "<style>@import 'style.css';</style><rect width='4' height='4'/>",
    "<rect width='4' height='4' fill='url(file://OUT/art.svg#r) #0F0'/>",
    "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='file://OUT/art.svg'/>",
    "<script href='file://OUT/x.js'>while(true);</script><rect width='4' height='4'/>",
    "<script>document.documentElement.innerHTML = '';</script><rect width='4' height='4'/>",
  ]

  @Test(arguments: contents)
  func `a reference in the drawing brings nothing`(_ content: String) throws {
    let picture = try Drawing.drawn(Drawing.svg(filled(content)))
    #expect(!picture.everything.contains("FF0000FF"))
  }

  @Test(arguments: [
    "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file://OUT/whole.txt'>]>",
    "<!DOCTYPE svg [<!ENTITY x SYSTEM 'OUT/whole.txt'>]>",
    "<!DOCTYPE svg [<!ENTITY % p SYSTEM 'file://OUT/whole.txt'> %p; <!ENTITY x 'y'>]>",
    "<!DOCTYPE svg SYSTEM 'file://OUT/whole.txt'>",
    "<?xml-stylesheet href='file://OUT/style.css' type='text/css'?>",
  ])
  func `a reference before the drawing brings nothing`(_ before: String) throws {
    let uses = before.contains("ENTITY") ? "&x;" : "<rect width='4' height='4'/>"
    let svg = Drawing.svg(uses, before: filled(before))
    do {
      #expect(try !Drawing.drawn(svg).everything.contains("FF0000FF"))
    } catch {
      guard case VectorError.helper(.failed(.rsvgConvert, .status, _)) = error else { throw error }
    }
  }

  /// Shows that the others could fail: by name, from the same folder, the tool does read it.
  @Test func `the same drawing given by name does bring it`() throws {
    try folder.write(
      "outer.svg", Drawing.svg("<image xlink:href='art.svg' width='4' height='4'/>"))
    let output = try HelperProcess().run(
      .rsvgConvert, [folder.path + "/outer.svg"], input: [])
    #expect(try Picture(png: output.bytes).everything == ["FF0000FF"])
  }
}
