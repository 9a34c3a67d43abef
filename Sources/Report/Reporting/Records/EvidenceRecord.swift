// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// The sources' account of where pictures are shown, and of what was not understood: the basis of
/// lint's verdicts, for those who doubt them.
///
/// Places are `path:line`, paths as reports print them; scenes and families are ids.
package struct EvidenceRecord: Sendable, Hashable {
  /// A target that has widgets.
  package struct Target: Sendable, Hashable {
    /// As the project calls it, and `--target` takes it.
    package var name: String
    /// The kind of the target, in words: `widget extension`, `watch app`.
    package var kind: String
    /// `iOS`, `watchOS`, …; `nil`: not known.
    package var platform: String?
    /// The major version of the oldest system it runs on, which reports do not hold; `nil`: not known.
    package var oldestSystem: Int?
    /// The place that names it: the project file, or the folder.
    package var source: String
    /// Its widgets, in the order of the bundle.
    package var widgets: [Widget]
    /// Image sets of its catalogs that none of its code names, by path.
    package var unnamed: [String]

    /// A target.
    package init(
      name: String, kind: String, platform: String? = nil, oldestSystem: Int? = nil,
      source: String, widgets: [Widget] = [], unnamed: [String] = []
    ) {
      self.oldestSystem = oldestSystem
      (self.name, self.kind, self.platform, self.source) = (name, kind, platform, source)
      (self.widgets, self.unnamed) = (widgets, unnamed)
    }
  }

  /// Something that the system shows, with its pictures.
  package struct Widget: Sendable, Hashable {
    /// The kind of the widget.
    package enum Kind: String, Sendable, Hashable {
      case widget, activity, control
    }

    /// The name of its type.
    package var name: String
    /// The kind of the widget.
    package var kind: Kind
    /// The place of its declaration.
    package var place: String
    /// Its families; empty where it has none, or they are unknown.
    package var families: [String]
    /// The pictures it shows.
    package var pictures: [Picture]

    /// A widget.
    package init(
      name: String, kind: Kind = .widget, place: String, families: [String] = [],
      pictures: [Picture] = []
    ) {
      (self.name, self.kind, self.place) = (name, kind, place)
      (self.families, self.pictures) = (families, pictures)
    }
  }

  /// A use of a picture: one name on one way, in one manner.
  package struct Picture: Sendable, Hashable {
    /// The name as the code has it, or the pattern of what it computes: `Flag-*`.
    package var name: String
    /// The sets that it means, by path.
    package var sets: [String]
    /// `true` if it is shown for certain; else it may be.
    package var isCertain: Bool
    /// The reason why it only may be: an open guard or name, in a few words.
    package var doubt: String?
    /// The ids of the scenes.
    package var scenes: [String]
    /// In which of the widget's families.
    package var families: [String]
    /// The manner, in words of the code: `template`, `widgetAccentable`.
    package var manner: [String]
    /// The code from the widget to the picture.
    package var way: [String]

    /// A use.
    package init(
      name: String, sets: [String], isCertain: Bool = true, doubt: String? = nil,
      scenes: [String], families: [String], manner: [String] = [], way: [String]
    ) {
      (self.name, self.sets, self.isCertain, self.doubt) = (name, sets, isCertain, doubt)
      (self.scenes, self.families, self.manner, self.way) = (scenes, families, manner, way)
    }
  }

  /// Something that was not understood.
  package struct Open: Sendable, Hashable {
    /// The place.
    package var place: String
    /// The subject, in a few words.
    package var what: String

    /// Something open.
    package init(place: String, what: String) { (self.place, self.what) = (place, what) }
  }

  /// The targets, by name.
  package var targets: [Target]
  /// The pieces that were not understood, by place.
  package var open: [Open]

  /// The account of the sources.
  package init(targets: [Target] = [], open: [Open] = []) {
    (self.targets, self.open) = (targets, open)
  }
}

extension EvidenceRecord {
  /// All of it as JSON, a line a target:
  /// `{"schema":1,"tool":{"name","version"},"targets":[{"name","kind","platform","source","unnamed":
  /// [path],"widgets":[{"name","kind","place","families":[id],"pictures":[{"name","sets":[path],
  /// "certainty":"shown"|"maybe","doubt","scenes":[id],"families":[id],"manner":[word],
  /// "way":[place]}]}]}],"open":[{"place","what"}]}`.
  /// What is empty or not known is left out.
  package func json(version: String) -> String {
    let head: JSONValue = ["schema": 1, "tool": ["name": "vibrancy", "version": .text(version)]]
    return JSONText.of(head.followed(by: value)) + "\n"
  }

  /// As reports hold it.
  var value: JSONValue {
    ["targets": .lines(targets.map(\.json)), "open": .lines(open.map(\.json))]
  }

  /// As parts of a run carry it: a record a target, so that no line is long, and one of what is
  /// open.
  var records: [JSONValue] {
    targets.map { ["targets": .list([$0.json])] } + [["open": open.json]]
  }

  /// Adds what one of the records holds.
  mutating func add(_ other: EvidenceRecord) {
    targets += other.targets
    open += other.open
  }
}

extension EvidenceRecord: Recorded {
  package static let blank = EvidenceRecord()

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("targets", &targets, unless: [])
    try form.take("open", &open, unless: [])
  }
}

extension EvidenceRecord.Open: Recorded {
  package static let blank = Self(place: "", what: "")

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("place", &place)
    try form.take("what", &what)
  }
}

extension EvidenceRecord.Target: Recorded {
  package static let blank = Self(name: "", kind: "", source: "")

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("name", &name)
    try form.take("kind", &kind)
    try form.take("platform", &platform, unless: nil)
    try form.take("source", &source)
    try form.take("unnamed", &unnamed, unless: [])
    try form.take("widgets", &widgets)
  }
}

extension EvidenceRecord.Widget.Kind: RecordValue {}

extension EvidenceRecord.Widget: Recorded {
  package static let blank = Self(name: "", place: "")

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    try form.take("name", &name)
    try form.take("kind", &kind)
    try form.take("place", &place)
    try form.take("families", &families, unless: [])
    try form.take("pictures", &pictures)
  }
}

extension EvidenceRecord.Picture: Recorded {
  package static let blank = Self(name: "", sets: [], scenes: [], families: [], way: [])

  package mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure) {
    var certainty = isCertain ? "shown" : "maybe"
    try form.take("name", &name)
    try form.take("sets", &sets, unless: [])
    try form.take("certainty", &certainty)
    try form.take("doubt", &doubt, unless: nil)
    try form.take("scenes", &scenes, unless: [])
    try form.take("families", &families, unless: [])
    try form.take("manner", &manner, unless: [])
    try form.take("way", &way, unless: [])
    isCertain = certainty == "shown"
  }
}
