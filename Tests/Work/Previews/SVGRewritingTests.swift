// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyVectors
import VibrancyVocabulary

/// What librsvg passes over in an SVG, written as what it draws.
@Suite struct SVGRewritingTests {
  private func resolved(_ text: String) -> String {
    String(decoding: SVGCustomProperties.replaced(in: Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (#"<a fill="var(--card, #FFD54F)"/>"#, ##"<a fill="#FFD54F"/>"##),
    (#"<a fill="var( --card )" style="--card: red"/>"#, #"<a fill="red" style="--card: red"/>"#),
    ("<a fill='var(--a, var(--b, rgb(1, 2, 3)))'/>", "<a fill='rgb(1, 2, 3)'/>"),
    ("<a style='fill:var(--a,)'/>", "<a style='fill:'/>"),
    // Of two values one is meant that only the cascade knows, and one has none.
    (
      "<a style='--a:red' fill='var(--a)'/><b style='--a:blue'/>",
      "<a style='--a:red' fill='var(--a)'/><b style='--a:blue'/>"
    ),
    ("<a fill='var(--a)'/>", "<a fill='var(--a)'/>"), ("<a fill='var('/>", "<a fill='var('/>"),
    // A property that means itself.
    ("<a style='--a:var(--a)' fill='var(--a)'/>", "<a style='--a:var(--a)' fill='var(--a)'/>"),
  ])
  func `custom properties have their value or their fallback`(_ text: String, _ plain: String) {
    #expect(resolved(text) == plain)
  }

  private func turned(_ text: String) -> String {
    String(decoding: SVGTransformOrigin(Array(text.utf8)).svg, as: UTF8.self)
  }

  @Test func `an origin is a part of the transform`() {
    #expect(
      turned("<svg><g transform='rotate(45)' transform-origin='24 12'/></svg>")
        == "<svg><g transform='translate(24.0,12.0) rotate(45) translate(-24.0,-12.0)' "
        + "transform-origin='0 0'/></svg>")
    #expect(
      turned("<svg><g style='fill:red;transform:scale(2);transform-origin:24px 12px'/></svg>")
        == "<svg><g style='fill:red;transform:translate(24.0px,12.0px) scale(2) "
        + "translate(-24.0px,-12.0px)'/></svg>")
    let plain = "<svg><g transform-origin='24 12'/></svg>"
    #expect(turned(plain) == plain)
  }

  @Test(arguments: [
    ("<svg><g transform='scale(2)' transform-origin='center'/></svg>", true, false),
    ("<svg><style>g{transform-origin:center}</style><g transform='scale(2)'/></svg>", true, false),
    ("<svg><foreignObject><div/></foreignObject></svg>", false, true),
    ("<svg><defs><foreignObject><div/></foreignObject></defs></svg>", false, false),
    (
      "<svg><switch><foreignObject requiredExtensions='x'><i/></foreignObject><g/></switch></svg>",
      false, false
    ), ("<svg><g/></svg>", false, false), ("<svg><foreignObject", false, false),
  ])
  func `what is left out is known`(_ text: String, _ origin: Bool, _ showsHTML: Bool) {
    let read = SVGTransformOrigin(Array(text.utf8))
    #expect(read.isUnread == origin && read.showsHTML == showsHTML)
  }

  @Test(arguments: [
    ("<rect clip-path='circle(8px)'/>", 1), ("<rect style='fill:red;clip-path : inset(2px)'/>", 1),
    ("<style>.a{clip-path:polygon(0 0,1 1,0 1)}</style><g class='a'/>", 1),
    ("<rect clip-path='url(#a)'/>", 0), ("<path vector-effect='none'/>", 0),
    ("<path vector-effect='non-scaling-stroke'/>", 1), ("<g style='transform-box:fill-box'/>", 1),
    ("<g transform-box='view-box'/>", 0), ("<image href='a.png'/>", 1),
    ("<image xlink:href=' https://example.com/a.png'/><feImage href='b.png'/>", 1),
    ("<image href='data:image/png;base64,AA'/><feImage href='#a'/><image/>", 0),
    ("<path d='M0 0' vector-effect='fixed-position'/><image href='a.svg'/>", 2),
    ("<!-- image --><title>clip-path</title>", 0), ("<image", 0),
  ])
  func `what librsvg passes over is named once`(_ parts: String, _ count: Int) {
    let left = SVGLeftOut(Array("<svg>\(parts)</svg>".utf8))
    #expect(left.faults.count == count)
    #expect(left.faults.allSatisfy { $0.fix != nil && $0.problem.hasSuffix("is not drawn") })
  }
}
