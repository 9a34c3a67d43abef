// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyJSON
import VibrancyVocabulary

@Suite struct WidgetMistakeTests {
  /// Members of the widget, its layers, and what is said about them.
  static let mistakes: [(members: String, layers: String, words: String)] = [
    (#""famlies": [],"#, "", ":1:52: famlies is not a known key; did you mean 'families'?"),
    (#""zzzz": 1,"#, "", "zzzz is not a known key; write one of name, catalog, families"),
    (
      "", #"{"image": "A", "acentable": true}"#,
      "layers[0].acentable is not a known key; did you mean 'accentable'?"
    ),
    (
      "", #"{"frame": [0, 0, 1, 1]}"#,
      "layers[0] has none of \"image\", \"text\", \"shape\" and \"gauge\"; add one"
    ),
    ("", #"{"text": "a", "image": "A"}"#, "layers[0].image stands beside \"text\""),
    ("", #"{"image": "A", "lines": 2}"#, "layers[0].lines belongs to a layer of text"),
    ("", #"{"text": "a", "padding": 4}"#, "layers[0].padding is not a known key"),
    ("", #"{"shape": "blob"}"#, "layers[0].shape is 'blob', not a known shape"),
    ("", #"{"shape": "circle", "lineWidth": 2}"#, "lineWidth belongs to a line; add \"stroke\""),
    (
      "", #"{"shape": "circle", "stroke": "red", "lineWidth": -1}"#,
      "lineWidth is -1.0; write points"
    ),
    ("", #"{"shape": "circle", "tint": "red"}"#, "layers[0].tint belongs to a layer of gauge"),
    ("", ##"{"shape": "circle", "fill": "#1"}"##, "fill is '#1', not a color"),
    ("", #"{"gauge": 1.5}"#, "layers[0].gauge is 1.5; write a number from 0 to 1"),
    ("", #"{"gauge": "half"}"#, "layers[0].gauge is not a number; write a number from 0 to 1"),
    ("", #"{"gauge": 0.5, "style": "dial"}"#, "style is 'dial', not a known gauge style"),
    ("", #"{"gauge": 0.5, "fill": "red"}"#, "layers[0].fill belongs to a layer of shape"),
    ("", #"{"text": 4}"#, "layers[0].text is a number; write a string"),
    ("", #"{"text": "a", "size": NaN}"#, "size is nan; write points above 0, at most 1000"),
    ("", #"{"text": "a", "size": 0}"#, "size is 0.0; write points above 0"),
    ("", #"{"text": "a", "lines": 1e300}"#, "write a whole number from 1 to 1000"),
    ("", #"{"text": "a", "minimumScale": -1}"#, "write a number from 0 to 1"),
    ("", #"{"text": "a", "align": "centre"}"#, "not a known alignment; did you mean 'center'?"),
    ("", #"{"text": "a", "weight": "semi"}"#, "not a known weight"),
    ("", #"{"text": "a", "font": "A, B"}"#, "is 'A, B', not a font's name"),
    ("", ##"{"text": "a", "color": "#12"}"##, "color is '#12', not a color"),
    ("", #"{"image": 3}"#, "layers[0].image is a number; write a string"),
    (
      "", #"{"image": "A", "accentable": "yes"}"#,
      "layers[0].accentable is a string; write true or false"
    ),
    ("", #"{"image": "A", "opacity": null}"#, "layers[0].opacity is null; write a number"),
    ("", #"{"image": "A", "opacity": 80}"#, "opacity is 80.0; write a number from 0 to 1"),
    ("", #"{"image": "A", "opacity": NaN}"#, "opacity is nan; "),
    (
      "", #"{"image": "A", "frame": [0, 0, 1]}"#, "frame has 3 numbers; write [x, y, width, height]"
    ),
    ("", #"{"image": "A", "frame": [0, 0, 1, 0]}"#, "frame has no area"),
    ("", #"{"image": "A", "frame": [0, 0, 1, Infinity]}"#, "frame reaches beyond 10000 points"),
    ("", #"{"image": "A", "frame": ["0", 0, 1, 1]}"#, "frame[0] is a string; write a number"),
    ("", #"{"image": "A", "families": []}"#, "layers[0].families is empty; name at least one"),
    (
      "", #"{"image": "A", "families": ["systemSmal"]}"#,
      "is 'systemSmal', not a known family; did you mean 'systemSmall'?"
    ),
    (
      "", #"{"image": "A", "families": ["systemLarge"]}"#,
      "is 'systemLarge', which the widget does not come in; add it"
    ),
    (
      "", #"{"image": "A", "families": ["small", "systemSmall"]}"#,
      "families[1] is 'systemSmall' again"
    ),
    (
      "", #"{"image": "A", "accentedRendering": "desaturate"}"#,
      "not a known accented rendering; did you mean 'desaturated'?"
    ),
    (
      "", ##"{"image": "A", "template": "#FFF"}"##, "template is '#FFF', not a color; write #RRGGBB"
    ),
    ("", ##"{"image": "A", "template": "#+12345"}"##, "not a color"),
    ("", #"{"image": ""}"#, "names no picture"),
    ("", #"{"image": "../A.png"}"#, "leads out of the description's folder"),
    ("", #"{"image": "/A.svg#b"}"#, "leads out of the description's folder"),
    ("", #"{"image": "a/../../A.png"}"#, "leads out of the description's folder"),
    ("", #"{"image": "A.webp"}"#, "not read, .webp; export it as PNG"),
    ("", #"{"image": "A.pdf#b"}"#, "groups are taken from SVG"),
    ("", #"{"image": "A.svg#"}"#, "names no group"),
    (
      #""containerBackground": "Sky","#, "",
      #"is 'Sky', not a color; write #RRGGBB, or {"color": NAME}"#
    ),
    (#""containerBackground": ["Sky"],"#, "", "containerBackground[0] is 'Sky', not a color"),
    (#""containerBackground": {},"#, "", "has not exactly one key"),
    (#""containerBackground": {"color": "A", "image": "B"},"#, "", "has not exactly one key"),
    (
      #""containerBackground": {"colour": "A"},"#, "",
      "containerBackground.colour is not a known key; did you mean 'color'?"
    ),
    (
      #""containerBackground": {"gradient": ["A"]},"#, "",
      "gradient has 1 colors; write the top and the bottom"
    ),
    (
      #""accessoryBackground": ["systemSmall"],"#, "",
      "which has no accessory background; only accessoryCircular,"
    ),
    (#""accessoryBackground": ["accessoryCorner"],"#, "", "which the widget does not come in"),
    (
      #""disfavoredLocations": ["standbye"],"#, "",
      "not a known place; did you mean '\(Place.standby.rawValue)'?"
    ),
    (
      #""canvas": "contents","#, "",
      "canvas is 'contents', not a known canvas; did you mean 'content'?"
    ),
    (#""canvas": "view","#, "", "canvas is 'view', not a known canvas; "),
    (#""canvas": 58,"#, "", "canvas is a number; write a string"),
    (#""removableBackground": 1,"#, "", "removableBackground is a number; write true or false"),
    (#""catalog": "/a.xcassets","#, "", "catalog leads nowhere on other machines"),
    (#""catalog": "${a}","#, "", "catalog cannot vary"),
    (#""name": "","#, "", "name is empty"),
    (#""parameters": {"name": ["a"]},"#, "", "parameters.name is what an entry calls"),
    (#""parameters": {"a.b": ["a"]},"#, "", "cannot be written as ${name}"),
    (#""parameters": {"a": []},"#, "", "parameters.a is empty; give it a value"),
    (#""parameters": {"a": "b"},"#, "", "parameters.a is neither; write"),
    (#""parameters": {"a": ["b", "c", "b"]},"#, "", "has the value 'b' twice"),
    (#""parameters": {"a": [""]},"#, "", "a value needs a name"),
    (#""parameters": {"a": {"b": "c"}},"#, "", "parameters.a.b is a string; write an object"),
    (#""parameters": {"a": {"b": {"c": 1}}},"#, "", "parameters.a.b.c is a number; write a string"),
    (
      #""entries": [{"name": "x", "conditon": "b"}], "parameters": {"condition": ["b"]},"#, "",
      "entries[0].conditon is not a known key; did you mean 'condition'?"
    ),
    (
      #""entries": [{"a": "bb"}], "parameters": {"a": ["b"]},"#, "",
      "is 'bb', not a value of 'a'; did you mean 'b'?"
    ),
    (
      #""entries": [{"relevance": "high"}],"#, "",
      "entries[0].relevance is a string; write a number"
    ),
    (#""entries": [{"relevance": Infinity}],"#, "", "relevance is not a finite number"),
    (
      #""entries": [{"name": "9:00"}, {"name": "9/00"}],"#, "",
      "entries[1] would be previewed as '9/00'"
    ),
    (#""entries": [{"name": "A"}, {"name": "a"}],"#, "", "one file's name; name them apart"),
    (
      #""parameters": {"a": ["x-y", "x"], "b": ["z", "y-z"]},"#, "",
      "parameters would be previewed as 'x-y-z'"
    ),
    (
      #""parameters": {"a": ["b"]},"#, #"{"image": "${aa}"}"#,
      "asks for '${aa}', but no parameter is called 'aa'; did you mean 'a'?"
    ),
    ("", #"{"image": "${a}"}"#, "there is none to choose from"),
    (#""parameters": {"a": ["b"]},"#, #"{"image": "${a"}"#, "has a '${' without its end; add '}'"),
    (#""parameters": {"a": ["b"]},"#, #"{"image": "${}"}"#, "no parameter is called ''"),
    (#""parameters": {"a": ["b"]},"#, #"{"image": "${a.c}"}"#, "have no fields; write '${a}'"),
    (
      #""parameters": {"a": {"b": {"icon": "I"}}},"#, #"{"image": "${a.icn}"}"#,
      "'b' of 'a' has no field 'icn'; did you mean 'icon'?"
    ),
    (
      #""parameters": {"a": {"b": {"icon": "I"}, "c": {}}},"#, #"{"image": "${a.icon}"}"#,
      "'c' of 'a' has no field 'icon'; other values have it"
    ),
    (
      #""parameters": {"a": {"b": {"x": "${a.y}", "y": "${a.x}"}}},"#, #"{"image": "${a.x}"}"#,
      "parameters.a.b.x refers to itself: ${a.x} → ${a.y} → ${a.x}; break the circle"
    ),
    (
      #""parameters": {"a": {"b": {"x": "${a.x}"}}},"#, #"{"image": "${a.x}"}"#,
      "refers to itself: ${a.x} → ${a.x}"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named with its place and what to do`(
    _ members: String, _ layers: String, _ words: String
  ) {
    let text = Described.widget(members, layers: layers.isEmpty ? #"{"image": "A"}"# : layers)
    let complaint = Described.complaint(text)
    #expect(complaint.hasPrefix("W.widget.json:1:"))
    #expect(complaint.contains(words), "\(complaint)")
    #expect(complaint.contains(";") && !complaint.contains("\n"))
  }

  @Test(arguments: [
    (#"{"layers": [{"image": "A"}]}"#, #"1:1: the document has no "families"; add it"#),
    (#"{"families": [], "layers": [{"image": "A"}]}"#, "families is empty"),
    (#"{"families": ["small"] "layers": []}"#, "1:24: "), ("", "1:1: "), ("[]", "1:1: "),
    (
      "{\n  \"families\": [\"small\"],\n  \"layers\": [\n    {\"image\": \"A\", \"imge\": 1}]}",
      ":4:20: layers[0].imge"
    ),
  ])
  func `a file that is not a description is refused with its place`(_ text: String, _ words: String)
  {
    #expect(Described.complaint(text).contains(words), "\(Described.complaint(text))")
  }

  @Test(arguments: [
    // Kinds, keys and syntax together; then names, which are looked up if all that is right.
    (
      "{families: ['small' 'large'], layer: [],\n layers: [{image: 3, opacity: 2},\n {frame: [1, nul]}]}",
      ["1:21", "1:31", "2:19", "2:31", "3:2", "3:10", "3:14"]
    ),
    (
      "{families: ['smal', 'small'],\n disfavoredLocations: ['nowhere'],\n"
        + " layers: [{image: '${x}'}, {image: '/a', template: '#1', families: ['large']}]}",
      ["1:13", "2:24", "3:19", "3:36", "3:52", "3:69"]
    ),
    (
      "{families: ['small'], layers: [{image: 'A'}],\n entries: [{name: 'x', a: 'b'}, {c: 'd'}, {a: 'e'}]}",
      ["2:24", "2:34", "2:44"]
    ),
  ])
  func `all mistakes are reported at once`(_ text: String, _ places: [String]) {
    let error = #expect(throws: JSONError.self) { try Described.variants(text) }
    #expect(
      error?.mistakes.map { $0.position?.description ?? "" } == places, "\(error?.lines ?? [])")
  }

  @Test func `a reference that cannot be filled in is looked at once`() {
    let fields = (0..<30).map { "f\($0): '${p.f\($0 + 1)}${p.f\($0 + 1)}'" }.joined(separator: ",")
    let complaint = Described.complaint(
      Described.widget("parameters: {p: {v: {\(fields)}}},", layers: "{image: '${p.f0}'}"))
    #expect(complaint.contains("has no field 'f30'") && !complaint.contains(" more)"))
  }

  @Test func `what is too much is refused before it is unfolded`() {
    let layers = [String](repeating: #"{"image": "A"}"#, count: 257).joined(separator: ",")
    #expect(Described.complaint(Described.widget(layers: layers)).contains("257 layers"))
    let parameters = (0...64).map { "p\($0): ['a']" }.joined(separator: ",")
    #expect(
      Described.complaint(Described.widget("parameters: {\(parameters)},"))
        .contains("65 parameters, more than the limit of 64"))
    let values = (0...1024).map { "'\($0)'" }.joined(separator: ",")
    #expect(
      Described.complaint(Described.widget("parameters: {p: [\(values)]},"))
        .contains("1025 values"))
    let entries = (0...64).map { "{name: 'e\($0)'}" }.joined(separator: ",")
    #expect(
      Described.complaint(Described.widget("entries: [\(entries)],"))
        .contains("65 previews of each family (entries 65)"))
    let chain = (0...40).map { "f\($0): '${p.f\($0 + 1)}'" }.joined(separator: ",")
    #expect(
      Described.complaint(
        Described.widget("parameters: {p: {v: {\(chain)}}},", layers: "{image: '${p.f0}'}")
      ).contains("more than 32 others"))
  }

  @Test func `a description cut anywhere is an error in one line`() {
    let text = Array(WidgetDescriptionTests.weather.utf8)
    for count in 0..<text.count {
      let cut = String(decoding: text[..<count], as: UTF8.self)
      let complaint = Described.complaint(cut)
      #expect(complaint.hasPrefix("W.widget.json:") && !complaint.contains("\n"), "at \(count)")
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `damage is an error or another description, never a crash`(_ seed: UInt64) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let wrong = Array("{}[]\",:$.#\\0-e\u{0}\u{7F}x/".utf8)
    for _ in 0..<500 {
      var text = Array(WidgetDescriptionTests.weather.utf8)
      for _ in 0...next(3) { text[next(text.count)] = wrong[next(wrong.count)] }
      let complaint = Described.complaint(String(decoding: text, as: UTF8.self))
      #expect(!complaint.contains("\n"), "\(complaint)")
    }
  }

  /// Descriptions with a view, and where it is.
  static let views: [(text: String, place: String)] = [
    (
      Described.widget(layers: #"{"image": "A"}, {"vstack": [{"hstack": []}], "a": 1}"#),
      "layers[1]"
    ),
    (Described.widget(layers: #"{"symbol": "heart"}"#), "layers[0]"),
    (Described.widget(layers: #"{"color": "red"}"#), "layers[0]"),
    (
      Described.widget(#""containerBackground": {"view": {"color": "red"}},"#),
      "containerBackground.view"
    ),
    (
      Described.widget(#""containerBackground": [{"view": {"color": "red"}, "families": []}],"#),
      "containerBackground[0].view"
    ),
    (
      #"{"liveActivity": {"minimal": {"layers": [{"gauge": 2, "label": {"group": []}}]}}}"#,
      "liveActivity.minimal.layers[0].label"
    ),
  ]

  @Test(arguments: views)
  func `of a description with a view one line says what replaces it`(
    _ text: String, _ place: String
  ) throws {
    let error = #expect(throws: JSONError.self) { try Described.variants(text) }
    let line = try #require(error?.lines.first)
    #expect(error?.lines.count == 1 && line.hasPrefix("W.widget.json:1:"))
    #expect(line.contains("\(place) is a view, ") && line.contains("#Preview"), "\(line)")
  }
}
