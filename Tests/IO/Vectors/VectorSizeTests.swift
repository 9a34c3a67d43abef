// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySystem
import VibrancyTestSupport
import VibrancyVectors

/// The size that a file says it has is the one that the tool draws it in.
@Suite(.enabled(if: ShellTool.has(.rsvgConvert)))
struct VectorSizeTests {
  private func svg(_ attributes: String, _ content: String = "") -> [UInt8] {
    let names = "xmlns='http://www.w3.org/2000/svg'"
    return Array("<svg \(names) \(attributes)>\(content)<path d='M0 0h4v9z'/></svg>".utf8)
  }

  @Test(arguments: [
    "width='24' height='12'", "width='24px' height='12PX'", "width='24pt' height='12pt'",
    "width='10mm' height='.5cm'", "width='1in' height='2pc'", "width='+1.65e1' height=' 8 '",
    "viewBox='0 0 24 12'", "viewBox=' 3,4 , 24 ,12.5 '", "width='48' viewBox='0 0 24 12'",
    "height='48' viewBox='0 0 24 12'", "width='100%' height='100%' viewBox='0 0 24 12'",
    "width='24' height='12' viewBox='0 0 4 9'", "width='16.5' height='8.2'",
    "width='24' height='12' style='stroke-width:3'",
  ])
  func `what the root says is what is drawn`(_ attributes: String) throws {
    let svg = svg(attributes)
    let size = try #require(try VectorSize(ofSVG: svg))
    let picture = try Drawing.drawn(svg, scale: 10)
    #expect(picture.width == Int((size.width * 10).rounded(.up)))
    #expect(picture.height == Int((size.height * 10).rounded(.up)))
  }

  @Test(arguments: [
    "", "width='24'", "width='2em' height='1em'", "width='50%' height='100%' viewBox='0 0 4 4'",
    "width='auto' height='3'", "width='nan' height='3'", "width='0x10' height='3'",
    "width='0' height='3'", "width='-3' height='3'", "viewBox='0 0 4'", "viewBox='0 0 -4 4'",
    "width='24' height='12' style='width:48px'", "style='fill:red;height : 3px' viewBox='0 0 4 4'",
  ])
  func `what is not said plainly is not known`(_ attributes: String) throws {
    #expect(try VectorSize(ofSVG: svg(attributes)) == nil)
  }

  @Test func `a style sheet may decide on the size`() throws {
    let attributes = "viewBox='0 0 24 12'"
    let sized = svg(attributes, "<style>svg { width: 48px }</style>")
    #expect(try VectorSize(ofSVG: sized) == nil)
    let stroked = svg(attributes, "<style>.a{stroke-width:3;line-height:2}</style>")
    #expect(try VectorSize(ofSVG: stroked) == VectorSize(ofSVG: svg(attributes)))
  }

  @Test(arguments: ["", "<html width='3' height='3'/>", "<svg", "<g width='3' height='3'/>"])
  func `what is not an SVG has no size`(_ text: String) throws {
    #expect(try VectorSize(ofSVG: Array(text.utf8)) == nil)
  }

  @Test(arguments: ["", "width='3' height='3'"])
  func `a view box of nothing is an error`(_ attributes: String) {
    #expect(throws: VectorError.emptyViewBox(width: 0, height: 4)) {
      try VectorSize(ofSVG: svg("\(attributes) viewBox='0 0 0 4'"))
    }
  }

  @Test(arguments: [(474, 474), (1, 1), (77, 31), (1014, 474)])
  func `a drawing has exactly the pixels that are asked for`(_ width: Int, _ height: Int) throws {
    let picture = try Drawing.drawn(
      svg("width='24' height='24'"), at: .pixels(width: width, height: height))
    #expect((picture.width, picture.height) == (width, height))
  }
}
