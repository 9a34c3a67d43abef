// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON
import VibrancyLayout
import VibrancyTestSupport

@Suite struct ViewMistakeTests {
  /// A layer, and what is said about it.
  static let mistakes: [(layer: String, words: String)] = [
    (
      #"{"hstak": []}"#, "layers[0].hstak is not a known key; did you mean 'hstack'?"
    ),
    (
      #"{"hstack": [{"spacr": true}]}"#,
      "layers[0].hstack[0].spacr is not a known key; did you mean 'spacer'?"
    ),
    (#"{"hstack": [{"font": "body"}]}"#, "layers[0].hstack[0] is none of the views; write one"),
    (#"{"hstack": [{}]}"#, "layers[0].hstack[0] is none of the views"),
    (#"{"hstack": [3]}"#, "layers[0].hstack[0] is a number; write an object"),
    (#"{"hstack": {}}"#, "layers[0].hstack is an object; write a list"),
    (#"{"hstack": [], "vstack": []}"#, #"vstack stands beside "hstack"; a view is one of them"#),
    (#"{"symbol": "bolt", "image": "A"}"#, #"image stands beside "symbol"; a view is one"#),
    (#"{"label": "a", "gauge": 2}"#, "gauge is 2.0; write a number from 0 to 1"),
    (#"{"hstack": [], "spacing": "wide"}"#, "spacing is a string; write points"),
    (#"{"hstack": [], "spacing": 1e9}"#, "spacing is 1000000000.0; write points from -10000"),
    (#"{"hstack": [], "spacing": NaN}"#, "spacing is nan; write points"),
    (
      #"{"hstack": [], "alignment": "leading"}"#,
      "alignment is 'leading', not a known alignment; write one of top, center, bottom"
    ),
    (#"{"zstack": [], "spacing": 3}"#, #"does not belong to "zstack" but to "hstack", "vstack""#),
    (
      #"{"divider": true, "style": "plain"}"#, #"style does not belong to "divider" but to "gauge""#
    ),
    (#"{"divider": false}"#, "divider is false; write true, or leave the view out"),
    (#"{"spacer": -1}"#, "spacer is -1.0; write true, or the least points from 0"),
    (#"{"hstack": [{"text": 4}]}"#, "text is a number; write a string"),
    (#"{"hstack": [{"text": [{"text": "a", "txt": "a"}]}]}"#, "text[0].txt is not a known key"),
    (#"{"hstack": [{"text": [{}]}]}"#, #"text[0] has no "text"; add it"#),
    (#"{"divider": true, "font": "hedline"}"#, "not a known font; did you mean 'headline'?"),
    (#"{"divider": true, "font": {"size": 0}}"#, "size is 0; write points above 0"),
    (#"{"divider": true, "font": {"weight": "bold"}}"#, #"has neither "size" nor "style""#),
    (#"{"divider": true, "font": {"size": 9, "style": "body"}}"#, #"stands beside "size""#),
    (#"{"divider": true, "font": 13}"#, "font is a number; write a text style"),
    (#"{"divider": true, "weight": 700}"#, "weight is a number; write a string"),
    (#"{"divider": true, "weight": "fat"}"#, "not a known weight"),
    (##"{"divider": true, "color": "#12345"}"##, "color is '#12345', not a color; write #RRGGBB"),
    (#"{"divider": true, "color": ""}"#, "color is not a color; write #RRGGBB"),
    (#"{"divider": true, "color": 3}"#, "color is a number; write a color as"),
    (#"{"color": {}}"#, #"has 0 of "linear", "radial", "elliptical" and "angular"; write one"#),
    (#"{"color": {"linear": []}}"#, "linear is empty; write at least one color"),
    (#"{"color": {"linear": ["primary"]}}"#, "is 'primary', which depends on where it is used"),
    (#"{"color": {"linear": [["red"]]}}"#, "is not a stop; write a color or [color, location]"),
    (#"{"color": {"linear": [["red", 2]]}}"#, "[1] is 2.0; write a number from 0 to 1"),
    (#"{"color": {"linear": ["red"], "from": "left"}}"#, "is 'left', not a known point"),
    (#"{"shape": "sqare"}"#, "shape is 'sqare', not a known shape"),
    (#"{"shape": {}}"#, "is not a shape; write one as"),
    (#"{"shape": {"roundedRectangle": -1}}"#, "roundedRectangle is -1.0; write points from 0"),
    (#"{"shape": {"unevenRoundedRectangle": [1]}}"#, "has 1 numbers; write [top leading, bottom"),
    (#"{"shape": {"path": "hello"}}"#, "path is not path data; write it as in an SVG"),
    (#"{"shape": {"roundedRectangle": 1, "size": [1, 1]}}"#, #"size belongs to "path""#),
    (#"{"shape": "circle", "lineWidth": 2}"#, #"lineWidth belongs to a line; add "stroke""#),
    (#"{"shape": "circle", "stroke": "red", "strokeBorder": "red"}"#, #"stands beside "stroke""#),
    (#"{"shape": "circle", "trim": [0, 2]}"#, "trim[1] is 2.0; write a number from 0 to 1"),
    (#"{"shape": "circle", "stroke": "red", "dash": [0, 0]}"#, "dash has no length above 0"),
    (#"{"shape": "circle", "stroke": "red", "lineCap": "flat"}"#, "not a known line cap"),
    (#"{"gauge": true}"#, "gauge is true or false; write a number from 0 to 1"),
    (#"{"gauge": 1, "style": "circular"}"#, "style is 'circular', not a known gauge style"),
    (#"{"gauge": 1, "label": 3}"#, "label is a number; write an object"),
    (#"{"progress": false}"#, "progress is false; write true"),
    (#"{"lazyVGrid": []}"#, #"has no "columns"; add it as"#),
    (#"{"lazyVGrid": [], "columns": []}"#, "columns is empty"),
    (#"{"lazyVGrid": [], "columns": [{"fixed": 1, "flexible": [1, 2]}]}"#, "has 2 of"),
    (#"{"lazyVGrid": [], "columns": [{"adaptive": [3, 2]}]}"#, "has a least above its most"),
    (#"{"hstack": [{"image": "../A.png"}]}"#, "leads out of the description's folder"),
    (#"{"hstack": [{"image": ""}]}"#, "image is empty; write a name"),
    (#"{"divider": true, "padding": "all"}"#, "padding is a string; write true, or points"),
    (#"{"divider": true, "padding": [1, 2]}"#, "padding has 2 numbers; write [top, leading"),
    (#"{"divider": true, "padding": {"left": 2}}"#, "padding.left is not a known key"),
    (#"{"hstack": [{"divider": true, "frame": [0, 0, 1, 1]}]}"#, "frame is a list, which only"),
    (#"{"divider": true, "frame": {"width": 1, "maxWidth": 2}}"#, #"stands beside "width""#),
    (#"{"divider": true, "frame": {"minWidth": 3, "maxWidth": 2}}"#, "maxWidth is out of order"),
    (#"{"divider": true, "frame": {"width": "infinity"}}"#, "width is a string; write points"),
    (#"{"divider": true, "frame": [0, 0, 1]}"#, "frame has 3 numbers; write [x, y"),
    (#"{"divider": true, "background": {"in": "circle"}}"#, #"background has no "color""#),
    (
      #"{"divider": true, "background": {"node": {"empty": true}, "in": "circle"}}"#,
      #"stands beside "node""#
    ),
    (#"{"divider": true, "offset": 3}"#, "offset is a number; write [x, y] in points"),
    (#"{"divider": true, "rotation": 1e12}"#, "rotation is 1000000000000.0; write degrees"),
    (#"{"divider": true, "shadow": {}}"#, #"shadow has no "radius"; add it"#),
    (#"{"divider": true, "fixedSize": [true]}"#, "fixedSize is not a pair; write [horizontal"),
    (#"{"divider": true, "blend": "cut"}"#, "not a known blend mode"),
    (#"{"divider": true, "lines": 0}"#, "lines is 0; write a whole number from 1"),
    (#"{"divider": true, "lines": {"exactly": 0}}"#, "write a whole number from 1 to 1000"),
    (#"{"divider": true, "aspectRatio": {"ratio": 0}}"#, "ratio is 0.0; write width ÷ height"),
    (#"{"divider": true, "alignmentGuide": {"guide": "middle"}}"#, "not a known guide"),
    (#"{"divider": true, "foregroundStyle": "red"}"#, #"write "color""#),
    (#"{"divider": true, "modifiers": {}}"#, "modifiers is an object; write a list"),
    (#"{"divider": true, "modifiers": [{"hstack": []}]}"#, "hstack is not a modifier; move it"),
    (#"{"divider": true, "modifiers": [{"spacing": 2}]}"#, "spacing is not a modifier"),
    (#"{"hstack": [{"divider": true, "families": ["small"]}]}"#, "families belongs to a layer"),
    (#"{"divider": true, "families": []}"#, "families is empty; name at least one"),
    (#"{"divider": true, "families": ["large"]}"#, "which the widget does not come in"),
  ]

  @Test(arguments: mistakes)
  func `a mistake in a view is named with its place and what to do`(
    _ layer: String, _ words: String
  ) {
    let complaint = Described.complaint(Described.widget(layers: layer))
    #expect(complaint.hasPrefix("W.widget.json:1:"))
    #expect(complaint.contains(words), "\(complaint)")
    #expect(complaint.contains(";") && !complaint.contains("\n"))
  }

  @Test(arguments: [
    (#"{"color": "${a.c}"}"#, "color is '#1', not a color"),
    (#"{"divider": true, "font": "${a.c}"}"#, "font is '#1', not a known font"),
    (#"{"gauge": "${a.v}"}"#, "gauge is 3.0; write a number from 0 to 1"),
    (#"{"gauge": "${a.c}"}"#, "gauge is '#1', not a number; write a number from 0 to 1"),
    (#"{"hstack": [{"text": "${a.x}"}]}"#, "'b' of 'a' has no field 'x'"),
    (#"{"shape": "circle", "fill": "${b}"}"#, "no parameter is called 'b'"),
  ])
  func `what is filled in is checked as what is written`(_ layer: String, _ words: String) {
    let members = ##""parameters": {"a": {"b": {"c": "#1", "v": "3"}}},"##
    let complaint = Described.complaint(Described.widget(members, layers: layer))
    #expect(complaint.contains(words), "\(complaint)")
  }

  @Test func `strings and numbers are filled in for each variant`() throws {
    let members =
      ##""parameters": {"a": {"one": {"c": "#112233", "v": "0.25"}, "two": {"c": "blue", "v": "1"}}},"##
    let layer = #"{"group": [{"text": "${a}"}, {"gauge": "${a.v}", "tint": "${a.c}"}]}"#
    let variants = try Described.variants(Described.widget(members, layers: layer))
    let nodes = try variants.map { variant in
      try #require(variant.layers[0].view).node(
        isDark: false, color: { _ in nil }, size: { _ in nil })
    }
    let shown = nodes.map { node -> [ViewNode] in
      if case .group(let nodes) = node.content { nodes } else { [] }
    }
    #expect(shown.map { $0[0].content } == [.text([TextSpan("one")]), .text([TextSpan("two")])])
    #expect(shown.map { $0[1].content } == [.gauge(Gauge(0.25)), .gauge(Gauge(1))])
    #expect(
      shown.map { $0[1].modifiers } == [
        [.environment(.tint(.color(Described.color(0x112233))))],
        [.environment(.tint(.color(Described.color(0x0088FF))))],
      ])
  }

  @Test func `a color set is looked up where it is written`() throws {
    let layer = #"{"color": "Sea", "overlay": {"text": "a", "color": "red"}}"#
    let variants = try Described.variants(Described.widget(layers: layer))
    let view = try #require(variants[0].layers[0].view)
    #expect(view.colors.map(\.reference) == [.named("Sea")])
    let found = view.node(
      isDark: false, color: { _ in Described.color(0x0A0B0C) }, size: { _ in nil })
    #expect(found.content == .fill(.color(Described.color(0x0A0B0C))))
    let missing = view.node(isDark: false, color: { _ in nil }, size: { _ in nil })
    #expect(missing.content == .fill(.color(Described.color(0, opacity: 0))))
  }

  @Test func `a layer knows its pictures and colors, whatever it shows`() throws {
    let layers =
      ##"{"image": "A", "template": "Ink"}, {"text": "a", "color": "Sea"}, {"group": [{"image": "B"}, {"color": "Sky"}, {"color": "red"}]}"##
    let shown = try Described.variants(Described.widget(layers: layers))[0].layers
    #expect(shown.map { $0.images.map(\.name) } == [["A"], [], ["B"]])
    #expect(
      shown.map { $0.colors.map(\.reference) }
        == [[.named("Ink")], [.named("Sea")], [.named("Sky")]])
  }

  @Test func `content margins are one length or four`() throws {
    func margins(_ members: String) throws -> Insets? {
      try Described.variants(Described.widget(members))[0].contentMargins
    }
    #expect(try margins("") == nil)
    #expect(try margins("contentMargins: 0,") == Insets(all: 0))
    #expect(
      try margins("contentMargins: [1, 2, 3, 4],")
        == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let text = Described.widget("contentMargins: 'none',")
    #expect(Described.complaint(text).contains("contentMargins is a string; write points"))
  }

  @Test func `views inside each other are limited`() {
    func nested(_ count: Int) -> String {
      String(repeating: #"{"zstack": ["#, count: count - 1) + #"{"divider": true}"#
        + String(repeating: "]}", count: count - 1)
    }
    #expect(Described.complaint(Described.widget(layers: nested(128))) == "")
    let complaint = Described.complaint(Described.widget(layers: nested(129)))
    #expect(complaint.contains("is inside more than 128 views; nest them less"))
    let deep = Described.complaint(Described.widget(layers: nested(5000)))
    #expect(deep.contains("inside") && !deep.contains("\n"))
  }

  @Test func `views of a layer are limited`() {
    func layer(_ count: Int) -> String {
      let views = [String](repeating: "{spacer:0}", count: count - 1).joined(separator: ",")
      return "{hstack: [\(views)]}"
    }
    let complaint = Described.complaint(Described.widget(layers: layer(20_002)))
    #expect(complaint.contains("is one of more than 20000 views of a layer; use fewer"))
    #expect(!complaint.contains(" more)"))
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `a damaged view is an error or another view, never a crash`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = try Fixture.bytes("Layout/Shapes.widget.json")
    let wrong = Array("{}[]\",:$.#\\0-e\u{0}\u{7F}x/".utf8)
    for _ in 0..<100 {
      var damaged = text
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let place = Int.random(in: damaged.indices, using: &generator)
        damaged[place] = wrong[Int.random(in: wrong.indices, using: &generator)]
      }
      let complaint = Described.complaint(String(decoding: damaged, as: UTF8.self))
      #expect(!complaint.contains("\n"), "\(complaint)")
    }
  }
}
