// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySystem
import VibrancyTestSupport
import VibrancyVectors

@Suite(.enabled(if: ShellTool.has(.rsvgConvert)))
struct SVGGroupTests {
  private static let square = "<rect width='4' height='4' fill='#F00'/>"
  private static let wanted = "<g id='t'><rect x='1' y='2' width='1' height='1' fill='#00F'/></g>"

  /// Only the wanted pixel, in its place on the whole canvas.
  private func isAlone(_ picture: Picture, as color: String = "0000FFFF") -> Bool {
    picture.width == 4 && picture.height == 4 && picture[1, 2] == color
      && picture.everything == ["-", color]
  }

  @Test(arguments: [
    square, "<rect width='4' height='4' style='visibility:visible;display:inline'/>",
    "<g visibility='visible'><g>\(square)</g>\(square)</g>",
    "<style>rect{visibility:visible}</style>\(square)", "<!-- <g id='t'/> -->\(square)",
    "<text><![CDATA[<g id='t'>]]></text>\(square)", "<?x <g id='t'> ?>\(square)",
    "<desc title='&lt;g id=&quot;t&quot;>' data=\"'>\"/>\(square)",
    "<metadata><x:y xmlns:x='urn:x' id='u'/></metadata><title>t</title>\(square)",
    "<script>1</script><switch/>\(square)", "<g\n  id = \"T\"\n>\(square)</g >",
    "<text>a &amp; b &#38; c</text>\(square)",
  ])
  func `a named group is drawn alone, in place`(_ before: String) throws {
    let svg = Drawing.svg(before + Self.wanted + Self.square)
    #expect(isAlone(try Drawing.drawn(svg, group: "t")))
  }

  @Test func `a document type with marks in quotes is passed over`() throws {
    let before = """
      <?xml version='1.0'?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [
        <!-- > ]> <g id='t'> --> <!ENTITY ns "http://x/>"> <?y ]> ?> ]>
      """
    let svg = Drawing.svg("<g data='&ns;'/>" + Self.square + Self.wanted, before: before)
    #expect(isAlone(try Drawing.drawn(svg, group: "t")))
  }

  @Test func `what is around a group still acts on it`() throws {
    let svg = Drawing.svg(
      "<g opacity='.5'>\(Self.square)<g transform='translate(1,0)' visibility='visible'>"
        + "<g id='t' opacity='.5' transform='translate(-1,0)'>"
        + "<rect x='1' y='2' width='1' height='1' fill='#00F'/></g>\(Self.square)</g></g>")
    #expect(isAlone(try Drawing.drawn(svg, group: "t"), as: "0000FF40"))
  }

  @Test func `what a group refers to is drawn, wherever it stands`() throws {
    let svg = Drawing.svg(
      "<defs><clipPath id='c'><rect width='2' height='4'/></clipPath></defs>"
        + "<mask id='m'><rect y='2' width='4' height='1' fill='#FFF'/></mask>"
        + "<g><rect id='p' x='1' width='3' height='4' fill='#00F' visibility='visible'/></g>"
        + "<g id='t' clip-path='url(#c)' mask='url(#m)'><use xlink:href='#p'/></g>")
    #expect(isAlone(try Drawing.drawn(svg, group: "t")))
  }

  @Test func `what a group hides stays hidden`() throws {
    let svg = Drawing.svg(
      "<g id='t'><rect x='1' y='2' width='1' height='1' fill='#00F'/>"
        + "<g visibility='hidden'>\(Self.square)</g><g display='none'>\(Self.square)</g></g>")
    #expect(isAlone(try Drawing.drawn(svg, group: "t")))
  }

  @Test func `groups together are the whole`() throws {
    let svg = Drawing.svg(
      "<g id='a'><rect width='2' height='4' fill='#F00'/></g>"
        + "<g id='b'><rect x='2' width='2' height='4' fill='#0F0'/></g>")
    let whole = try Drawing.drawn(svg, scale: 2)
    let (a, b) = (
      try Drawing.drawn(svg, scale: 2, group: "a"), try Drawing.drawn(svg, scale: 2, group: "b")
    )
    for x in 0..<8 {
      #expect(whole[x, 5] == (x < 4 ? a : b)[x, 5])
      #expect((x < 4 ? b : a)[x, 5] == "-")
    }
  }

  @Test(arguments: [
    ("a b", "a b"), ("a&amp;b", "a&b"), ("&#x41;&#66;", "AB"), ("wé日", "wé日"), ("a\"]}*", "a\"]}*"),
    ("a\nb", "a b"), ("1", "1"),
  ])
  func `any id can be named`(_ written: String, _ id: String) throws {
    let svg = Drawing.svg(Self.square + Self.wanted.replacing("'t'", with: "'\(written)'"))
    #expect(isAlone(try Drawing.drawn(svg, group: id)))
  }

  @Test func `the root can be named, too`() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' id='all' width='4' height='4'>\(Self.square)</svg>"
    #expect(try Drawing.drawn(Array(text.utf8), group: "all").everything == ["FF0000FF"])
  }

  @Test func `the first of two of one name is meant`() throws {
    let svg = Drawing.svg(Self.wanted + "<g id='t'>\(Self.square)</g>")
    #expect(isAlone(try Drawing.drawn(svg, group: "t")))
  }

  @Test func `an unknown id is an error that names what there is`() {
    let svg = Drawing.svg(
      "<g id='one'/><g><g id='two'/></g><rect id='three'/>"
        + "<defs><g id='four'/></defs><linearGradient id='five'/>")
    let error = Drawing.failure(svg, group: "tow")
    #expect(error == .unknownGroup("tow", known: ["one", "two", "three"]))
    #expect(error?.description.contains("'tow'; it has 'one', 'two', 'three'") == true)
    #expect(Drawing.failure(svg, group: "") == .unknownGroup("", known: ["one", "two", "three"]))
  }

  @Test(arguments: ["defs", "symbol", "clipPath", "mask", "pattern", "marker"])
  func `an element that is not drawn by itself is an error`(_ place: String) {
    let svg = Drawing.svg("<\(place)><g>\(Self.wanted)</g></\(place)>")
    #expect(Drawing.failure(svg, group: "t") == .undrawnGroup("t", inside: place))
  }

  @Test(arguments: [
    "<g", "<g id='t", "<g id=t>", "<!-- ", "<![CDATA[", "<?x", "<!DOCTYPE svg [", "</g></g></g>",
    "<g id>", "< g>", "<g/ >", "<!DOCTYPE a 'x>",
  ])
  func `a broken document is an error`(_ content: String) {
    guard
      case .unreadableGroups(_, let byte?) = Drawing.failure(
        Array("<svg>\(content)".utf8), group: "t")
    else {
      Issue.record("\(content)")
      return
    }
    #expect((5...5 + content.utf8.count).contains(byte))
  }

  @Test func `a document whose elements cannot be counted is an error`() {
    let entity = Drawing.svg(
      "&many;" + Self.wanted, before: "<!DOCTYPE svg [<!ENTITY many '<g/><g/>'>]>")
    let include = Drawing.svg(
      "<i:include xmlns:i='http://www.w3.org/2001/XInclude'/>" + Self.wanted)
    let deep = Drawing.svg(String(repeating: "<g>", count: 100_000))
    let wide: [UInt8] =
      [0xFF, 0xFE] + Self.wanted.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for svg in [entity, include, deep, wide] {
      guard case .unreadableGroups = Drawing.failure(svg, group: "t") else {
        Issue.record("it was drawn, or ended otherwise")
        return
      }
    }
  }
}
