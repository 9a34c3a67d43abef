// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting

@Suite struct EvidenceListingTests {
  private typealias Picture = EvidenceRecord.Picture

  private let way = ["W/RainWidget.swift:12", "W/RainView.swift:41"]

  /// A picture in two of three families, template.
  private func picture(_ name: String, line: Int = 41) -> Picture {
    Picture(
      name: name, sets: ["W/A.xcassets/\(name).imageset"], scenes: ["lock-screen"],
      families: ["accessoryCircular"], manner: ["template"],
      way: ["W/RainWidget.swift:12", "W/RainView.swift:\(line)"])
  }

  private func record(_ pictures: [Picture], open: [EvidenceRecord.Open] = []) -> EvidenceRecord {
    EvidenceRecord(
      targets: [
        .init(
          name: "RainWidgets", kind: "widget extension", platform: "iOS", source: "Rain.xcodeproj",
          widgets: [
            .init(
              name: "RainWidget", place: "W/RainWidget.swift:9",
              families: ["systemSmall", "accessoryCircular"], pictures: pictures),
            .init(name: "RideActivity", kind: .activity, place: "W/Ride.swift:3"),
          ], unnamed: ["W/A.xcassets/old.imageset"])
      ], open: open)
  }

  @Test func `what is shown alike stands together`() {
    let flags = Picture(
      name: "Flag-*", sets: ["a", "b"], isCertain: false, doubt: "the name is computed",
      scenes: [Place.homeTinted.rawValue, Place.standby.rawValue],
      families: ["systemSmall", "accessoryCircular"], way: way)
    let text = EvidenceListing(
      record(
        [picture("rain"), flags, picture("snow", line: 44)],
        open: [.init(place: "W/Sky.swift:7", what: "a computed name")])
    ).text
    #expect(
      text == """
        RainWidgets  widget extension, iOS  (Rain.xcodeproj)
          RainWidget  W/RainWidget.swift:9
            systemSmall, accessoryCircular
            shown in lock-screen (accessoryCircular)
              template
                rain  (RainView.swift:41)
                snow  (RainView.swift:44)
            may be shown in \(Place.homeTinted.rawValue), \(Place.standby.rawValue)
              because the name is computed
                Flag-*  2 sets  (RainView.swift:41)
          RideActivity  Live Activity  W/Ride.swift:3
            no picture of a catalog
          1 set that no code names

        not understood
          a computed name
            W/Sky.swift:7

        """)
  }

  @Test func `lists are cut, unless all of them are asked for`() {
    let many = record(
      (10..<40).map { picture("p\($0)") },
      open: (10..<40).map { .init(place: "a.swift:\($0)", what: "a computed name") })
    let short = EvidenceListing(many).text
    #expect(short.contains("        p17  (RainView.swift:41)\n        and 22 more; --verbose"))
    #expect(short.hasSuffix("    a.swift:17\n    and 22 more; --verbose lists them\n"))
    let long = EvidenceListing(many, listsAll: true).text
    #expect(long.contains("  p39  (W/RainWidget.swift:12, W/RainView.swift:41)\n"))
    #expect(long.contains("    W/A.xcassets/old.imageset\n") && !long.contains("--verbose"))
  }

  @Test func `no name obeys a terminal, and nothing is wider than it where words allow`() {
    var odd = picture("a\u{1B}[31m\n\u{202E}b")
    odd.manner = (0..<40).map { "manner\($0)" }
    for width in [nil, 40, 60, 200] {
      let text = EvidenceListing(record([odd]), width: width).text
      #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
      for line in text.split(separator: "\n") where line.contains("manner") {
        #expect(line.count <= min(width ?? 80, 120), "\(line)")
      }
    }
  }

  @Test func `no brackets stand empty`() {
    let bare = Picture(name: "rain", sets: [], scenes: [], families: [], way: [])
    let text = EvidenceListing(record([bare])).text
    #expect(text.contains("shown in no judged place\n        rain  no set\n"))
  }

  @Test func `nothing found is said`() {
    #expect(EvidenceListing(EvidenceRecord()).text == "no target with a widget was found\n")
  }

  @Test func `JSON holds all of it, and leaves out what is empty`() {
    let text = record([picture("rain")], open: [.init(place: "a.swift:1", what: "?")])
      .json(version: "1")
    #expect(
      text == #"""
        {"schema":1,"tool":{"name":"vibrancy","version":"1"},"targets":[
        {"name":"RainWidgets","kind":"widget extension","platform":"iOS","source":"Rain.xcodeproj","unnamed":["W/A.xcassets/old.imageset"],"widgets":[{"name":"RainWidget","kind":"widget","place":"W/RainWidget.swift:9","families":["systemSmall","accessoryCircular"],"pictures":[{"name":"rain","sets":["W/A.xcassets/rain.imageset"],"certainty":"shown","scenes":["lock-screen"],"families":["accessoryCircular"],"manner":["template"],"way":["W/RainWidget.swift:12","W/RainView.swift:41"]}]},{"name":"RideActivity","kind":"activity","place":"W/Ride.swift:3","pictures":[]}]}
        ],"open":[
        {"place":"a.swift:1","what":"?"}
        ]}

        """#)
  }

  @Test func `the first part of a run carries it to the whole`() throws {
    var odd = picture("a\u{1B}\n\"b")
    (odd.isCertain, odd.doubt, odd.families) = (false, "why", [])
    let said = record([picture("rain"), odd], open: [.init(place: "a.swift:1", what: "?")])
    let parts = try (1...3).map { index in
      var part = CannedReport.empty.report
      part.shard = Report.Shard(index: index, count: 3)
      part.evidence = said
      let text = Report.Format.jsonl.reporter.text(for: part, in: CannedReport.context)
      return try Report(jsonLines: Array(text.utf8))
    }
    #expect(parts.map { $0.evidence == said } == [true, false, false])
    #expect(try Report.merged(parts).evidence == said)
    let bare = EvidenceRecord()
    var first = parts[0]
    first.evidence = bare
    let text = Report.Format.jsonl.reporter.text(for: first, in: CannedReport.context)
    #expect(try Report(jsonLines: Array(text.utf8)).evidence == bare)
    #expect(throws: ReportReadingError.self) {
      try Report(
        jsonLines: Array(text.replacing(#""open":[]"#, with: #""open":[{"place":1}]"#).utf8))
    }
  }

  @Test func `the page holds it, and no other format does`() {
    var report = CannedReport.single.report
    report.evidence = record([picture("</script>rain")])
    for format in Report.Format.allCases {
      let text = format.reporter.text(for: report, in: CannedReport.context)
      #expect(text.contains("RideActivity") == [.html, .htmlFull].contains(format))
      #expect(!text.contains("</script>rain"))
    }
  }
}
