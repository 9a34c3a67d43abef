// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyRules
internal import VibrancyScenes
internal import VibrancyScreens
internal import VibrancyVocabulary

extension WebSession {
  /// What there is to choose from, so that a page has no list of its own.
  static var about: String {
    var json = JSONWriter()
    let families = Family.allCases.filter { $0.exists(on: .standard) }
    json.object { json in
      json.member("version", ToolVersion.current)
      json.member("model", Double(ModelVersion.v1.rawValue))
      json.list("places", Place.distinct) { json, place in
        let recipe = place.recipe
        json.member("id", place.rawValue)
        json.member("title", recipe.summary)
        json.member("mode", recipe.mode?.rawValue ?? "icon")
        json.member(
          "families", families.filter { place.shows($0, on: .standard) }.map { $0.rawValue })
        let scene = Scene(place)
        json.member("showsWallpaper", scene.showsWallpaper(withFamily: true))
        json.member("usesTint", scene.usesTint)
      }
      json.list("screens", ScreenID.allCases) { json, screen in
        json.member("id", screen.rawValue)
        json.member("title", screen.place.recipe.summary)
        json.member("place", screen.place.rawValue)
        json.member("families", screen.families.map { $0.rawValue })
      }
      json.member("wallpapers", Wallpaper.builtIn.map { $0.name })
      json.list("families", families) { json, family in
        let device = Device.standard(on: .standard, for: family)
        let size = FamilySizes.size(of: family, on: device, os: .standard, in: .screen).content
        json.member("id", family.rawValue)
        json.member("title", family.alias)
        json.member("width", size.width)
        json.member("height", size.height)
      }
      json.list("parameters", Parameter.allCases) { json, parameter in
        let about = parameter.about
        json.member("name", parameter.rawValue)
        json.member("standard", about.standard.description)
        if let range = about.range {
          json.member("least", range.lowerBound)
          json.member("most", range.upperBound)
        }
        json.member("unit", about.unit)
        json.member("standing", about.standing.rawValue)
        json.member("about", about.summary)
      }
      json.list("conversions", ConversionKind.allCases) { json, kind in
        json.member("id", kind.rawValue)
        json.member("title", kind.title)
      }
      json.list("rules", pictureRules) { json, rule in
        json.member("id", rule.about.id.rawValue)
        json.member("summary", rule.about.summary)
        json.member("rationale", rule.about.rationale)
        json.member("fix", rule.about.fix)
        json.member("source", rule.about.source)
      }
    }
    return json.text
  }
}

/// Writes JSON: what is appended stands in the order in which it is.
struct JSONWriter {
  /// What was written.
  private(set) var text = ""
  private var isFirst = true

  /// An object of the members that `body` writes.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    text += "{"
    isFirst = true
    body(&self)
    text += "}"
    isFirst = false
  }

  mutating func member(_ key: String, _ value: String) {
    begin(key)
    append(value)
  }

  mutating func member(_ key: String, _ value: Double) {
    begin(key)
    append(value)
  }

  mutating func member(_ key: String, _ value: Bool) {
    begin(key)
    text += value ? "true" : "false"
  }

  mutating func member(_ key: String, _ values: [String]) {
    begin(key)
    elements(values) { $0.append($1) }
  }

  /// A list of objects, one an element.
  mutating func list<Element>(
    _ key: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    begin(key)
    self.elements(elements) { json, element in json.object { body(&$0, element) } }
  }

  /// An object of the members that `body` writes, in this one.
  mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    object(body)
  }

  mutating func numbers(_ key: String, _ values: [Double]) {
    begin(key)
    elements(values) { $0.append($1) }
  }

  /// A list of lists of numbers.
  mutating func rows(_ key: String, _ rows: [[Double]]) {
    begin(key)
    elements(rows) { json, row in json.elements(row) { $0.append($1) } }
  }

  private mutating func elements<Element>(
    _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      body(&self, element)
    }
    text += "]"
    isFirst = false
  }

  private mutating func begin(_ key: String) {
    if !isFirst { text += "," }
    isFirst = false
    append(key)
    text += ":"
  }

  private mutating func append(_ value: Double) {
    text += value.isFinite ? ParameterValue.number(value).description : "null"
  }

  private mutating func append(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u00" + (digits.utf8.count < 2 ? "0" : "") + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
