// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyPages
internal import VibrancyRules

/// `html`: one page for a browser that opens it from disk, with the previews that fail inside;
/// `html-full` with all previews.
struct HTMLReporter: Reporter {
  let fileExtension = "html"
  /// `true` if previews without a finding are shown, too.
  var showsAll = false

  /// Those it shows.
  func exhibits(for shard: Report.Shard?) -> ExhibitNeed { showsAll ? .all : .failing }

  /// HTML, to be stored as UTF-8. Nothing is fetched; names are shown, never obeyed.
  func text(for report: Report, in context: ReportContext) -> String {
    text(for: report, since: nil, in: context)
  }

  /// The page of what is new, with what looks otherwise and what is fixed.
  func text(
    for report: Report, since past: ReportDifference?, in context: ReportContext
  ) -> String {
    let counts = report.countsOfFindings.isEmpty ? report.verdict : report.countsOfFindings
    let data = PageData(report, in: context, showsAll: showsAll).json
    return Page.report.html(
      title: "Vibrancy: \(past?.counts ?? report.verdict)",
      heading: past == nil ? "Legibility" : "What changed",
      texts: [
        "verdict": past.map { "\($0.counts) since \($0.since)" } ?? counts,
        "footer": "\(report.caption) · vibrancy \(report.version)",
      ],
      data: JSONText.of(past.map { data.followed(by: $0.pageData) } ?? data, spelling: .page),
      live: context.page, engine: context.live?.engine)
  }
}

/// The data that the page's script reads.
struct PageData {
  /// JSON: a line a finding and a picture.
  let json: JSONValue

  /// - Parameter showsAll: Whether pictures that no finding shows are kept.
  init(_ report: Report, in context: ReportContext, showsAll: Bool) {
    var pictures = PagePictures(report.exhibits, live: context.live)
    let groups = FindingGroup.grouped(report.findings + report.undetermined)
    let findings = groups.enumerated().flatMap { index, group in
      let members = group.members(atMost: .max - 1).listed
      return zip(group.findings, members).map { finding, member in
        finding.jsonOfSentences.followed(by: [
          "group": .integer(index), "label": .text(member.place), "detail": .maybe(member.detail),
          "shownName": .maybe(finding.shownName), "code": .some(finding.code.map(\.description)),
          "rowCode": .maybe(member.code),
          "picture": .maybe(pictures.place(of: finding)),
          "fullColor": .maybe(pictures.placeInFullColor(of: finding)),
          "onScreen": .maybe(pictures.placeOnScreen(of: finding)),
        ])
      }
    }
    let others = showsAll ? pictures.placesOfOthers() : []
    let named = Set(findings.isEmpty ? [] : (report.findings + report.undetermined).map(\.rule))
    let failure = StaleEntries(of: report.summary).map { "error: \($0.sentence)" }
    let sentences =
      [failure].compactMap { $0 } + report.summary.warnings.map { "warning: \($0.sentence)" }
      + [report.countOfUndetermined].compactMap { $0 } + report.summary.sentences
    json = [
      "judged": .integer(report.summary.judged),
      "sentences": .list(sentences.map(JSONValue.text)),
      "rules": .lines(context.rules.filter { named.contains($0.id) }.map(Self.rule)),
      "errors": .lines(report.errors.map(\.json)), "findings": .lines(findings),
      "groups": .lines(groups.map(Self.group)),
      "evidence": report.evidence?.value ?? .absent, "previews": .lines(others),
      "pictures": .lines(pictures.used), "live": context.live?.json ?? .absent,
    ]
  }

  /// The common fields of a group: its folder, message, reason and fix.
  private static func group(_ group: FindingGroup) -> JSONValue {
    [
      "folder": .text(group.folder), "message": .text(group.message),
      "reason": .maybe(group.reason), "fix": .maybe(group.fix),
    ]
  }

  private static func rule(_ rule: RuleDescription) -> JSONValue {
    [
      "id": .text(rule.id.rawValue), "summary": .text(rule.summary),
      "rationale": .text(rule.rationale),
      "fix": .text(rule.fix), "source": .text(rule.source),
    ]
  }
}

/// The pictures of a page, each kept once and found by what a finding says.
struct PagePictures {
  /// Those that were asked for, in that order.
  private(set) var used: [JSONValue] = []

  private struct Key: Hashable {
    let path: [UInt8]
    let name: [UInt8]
    let scene: String?
    let wallpaper: String?

    init(_ path: String, _ name: String, _ scene: String?, _ wallpaper: String?) {
      (self.path, self.name) = (Array(path.utf8), Array(name.utf8))
      (self.scene, self.wallpaper) = (scene, wallpaper)
    }
  }

  private let exhibits: [Exhibit]
  private let live: LiveArt?
  private var exact: [Key: Int] = [:]
  private var onAnyWallpaper: [Key: Int] = [:]
  private var screens: [Key: Int] = [:]
  private var places: [Int: Int] = [:]

  /// The pictures there are.
  init(_ exhibits: [Exhibit], live: LiveArt? = nil) {
    (self.exhibits, self.live) = (exhibits, live)
    for (index, exhibit) in exhibits.enumerated() {
      let (path, name, scene) = (exhibit.path, exhibit.name, exhibit.scene)
      let exactly = Key(path, name, scene, exhibit.wallpaper)
      if exhibit.isScreen {
        screens[exactly] = index
        continue
      }
      exact[exactly] = index
      let key = Key(path, name, scene, nil)
      if onAnyWallpaper[key] == nil { onAnyWallpaper[key] = index }
    }
  }

  /// The index of the picture of a finding in its scene among those used; `nil`: there is none.
  mutating func place(of finding: Finding) -> Int? {
    guard let scene = finding.scene else { return nil }
    let (path, name) = (finding.location.path, finding.name)
    return place(
      exact[Key(path, name, scene, finding.wallpaper)]
        ?? onAnyWallpaper[Key(path, name, scene, nil)])
  }

  /// The index of the same in full color among those used.
  mutating func placeInFullColor(of finding: Finding) -> Int? {
    place(onAnyWallpaper[Key(finding.location.path, finding.name, nil, nil)])
  }

  /// The index of the whole screen of a finding among those used; `nil`: there is none.
  mutating func placeOnScreen(of finding: Finding) -> Int? {
    let (path, name) = (finding.location.path, finding.name)
    return place(screens[Key(path, name, finding.scene, finding.wallpaper)])
  }

  /// Previews that no finding shows, with where their pictures stand.
  mutating func placesOfOthers() -> [JSONValue] {
    let shown = Set(places.keys)
    return exhibits.indices.filter {
      !shown.contains($0) && exhibits[$0].scene != nil && !exhibits[$0].isScreen
    }
    .map { index in
      let exhibit = exhibits[index]
      let inFullColor = place(onAnyWallpaper[Key(exhibit.path, exhibit.name, nil, nil)])
      return [
        "path": .text(exhibit.path),
        "name": exhibit.name.isEmpty ? .absent : .text(exhibit.name),
        "scene": .maybe(exhibit.scene), "wallpaper": .maybe(exhibit.wallpaper),
        "picture": .maybe(place(index)), "fullColor": .maybe(inFullColor),
      ]
    }
  }

  private mutating func place(_ index: Int?) -> Int? {
    guard let index else { return nil }
    if let place = places[index] { return place }
    places[index] = used.count
    let exhibit = exhibits[index]
    let isMade = exhibit.scene != nil && !exhibit.isScreen
    used.append(
      exhibit.json.followed(by: [
        "art": .maybe(isMade ? live?.index(of: exhibit.path) : nil)
      ]))
    return used.count - 1
  }
}
