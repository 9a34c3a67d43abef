// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyLint
import VibrancyPNG
import VibrancyPreviews
import VibrancyReporting
import VibrancyRules
import VibrancyTestSupport

/// Widgets judged as they are drawn from their Swift.
@Suite struct DrawnWidgetTests {
  /// A widget with a body, an entry with members, and data that its provider supplies.
  private func folder(
    _ body: String, background: String = ".background", families: String = ".systemSmall",
    members: String = "var steps = 7", more: String = "", config: String = ""
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let code = """
      struct Entry: TimelineEntry { let date: Date; \(members) }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      }
      @main struct Card: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "card", provider: Provider()) { CardView(entry: $0) }
            .supportedFamilies([\(families)])\(config)
        }
      }
      struct CardView: View {
        let entry: Entry
        @Environment(\\.isLuminanceReduced) var isDimmed
        var body: some View {
      \(body)
            .containerBackground(\(background), for: .widget)
        }
      }
      \(more)
      """
    try folder.write("CardWidget/Card.swift", Array(code.utf8))
    return folder
  }

  /// `rule severity line` of each finding about code, in their order.
  private func said(
    of folder: TemporaryFolder, _ change: (inout LintRequest) -> Void = { _ in }
  ) async throws -> [String] {
    try await report(of: folder, change).findings.map { finding in
      "\(finding.rule) \(finding.severity?.rawValue ?? "") \(finding.location.line ?? 0)"
    }
  }

  @Test func `text that does not stand out is found at its line`() async throws {
    let folder = try folder("      Text(\"62 %\").foregroundStyle(Color(white: 0.97))")
    #expect(try await said(of: folder).contains("\(RuleID.textContrast) error 15"))
  }

  @Test func `text of a level of the system's labels is at most a note`() async throws {
    let folder = try folder(
      "      Text(\"62 %\").foregroundStyle(.tertiary)", background: ".background")
    #expect(try await said(of: folder) == ["\(RuleID.textContrast) note 15"])
  }

  @Test func `what lies on a shape of its own is judged on that`() async throws {
    let folder = try folder(
      "      Text(\"62 %\").foregroundStyle(.white).padding().background(.black)",
      background: ".white")
    #expect(try await said(of: folder).filter { $0.hasPrefix("text") }.isEmpty)
  }

  @Test func `dark text of an accessory fades on the Lock Screen`() async throws {
    let folder = try folder(
      "      Text(\"62 %\").foregroundStyle(Color(red: 0, green: 0, blue: 0.3))",
      background: ".clear", families: ".accessoryRectangular")
    #expect(try await said(of: folder).contains("\(RuleID.vibrantInk) warning 15"))
  }

  @Test func `three texts of one color are one finding, two are two`() async throws {
    let line = "      Text(\"a\").foregroundStyle(Color(white: 0.95))"
    func body(_ count: Int) -> String {
      "    VStack {\n" + Array(repeating: line, count: count).joined(separator: "\n") + "\n    }"
    }
    #expect(
      try await said(of: try folder(body(2))).filter { $0.hasPrefix("\(RuleID.textContrast)") }
        == ["\(RuleID.textContrast) error 16", "\(RuleID.textContrast) error 17"])
    let folder = try folder(body(4))
    #expect(
      try await said(of: folder).filter { $0.hasPrefix("\(RuleID.textContrast)") }
        == ["\(RuleID.textContrast) error 16"])
  }

  @Test(arguments: [".accessoryCircular", ".accessoryCircularCapacity", ".accessoryLinear"])
  func `a gauge is seen in the system's tint and fades in black`(_ style: String) async throws {
    func said(_ tint: String) async throws -> [String] {
      let folder = try folder(
        "      Gauge(value: 0.4) { Text(\"x\") } currentValueLabel: { Text(\"4\") }\n"
          + "        .gaugeStyle(\(style))\(tint)",
        background: ".clear", families: ".accessoryRectangular")
      return try await report(of: folder).findings.map(\.message)
    }
    #expect(try await said("") == [])
    let found = try await said(".tint(.black)")
    #expect(found.count == 1 && found[0].hasPrefix("the gauge fades into the wallpaper"))
  }

  /// The report on a folder.
  private func report(
    of folder: TemporaryFolder, _ change: (inout LintRequest) -> Void = { _ in }
  ) async throws -> Report {
    var request = LintRequest(InputQuery(paths: [folder.path]))
    change(&request)
    return await LintRun(request, limits: PNGLimits()).examined { _, _ in }.report
  }

  @Test func `three texts whose color one line sets are one finding, which names that line`()
    async throws
  {
    let folder = try folder(
      """
          VStack {
            Text("a")
            Text("b")
            Text("c")
          }
          .foregroundStyle(Color(white: 0.95))
      """)
    let found = try await report(of: folder).findings.filter { $0.rule == .textContrast }
    #expect(found.map { $0.location.line } == [16])
    #expect(found.first?.message.contains("the same in lines 17, 18") == true)
    #expect(found.first?.evidence.compactMap(\.line).prefix(3) == [16, 20, 17])
  }

  @Test func `each row names the line that sets its own color`() async throws {
    let folder = try folder(
      """
          VStack { Row(isOn: true); Row(isOn: false) }
      """,
      more: """
        struct Row: View {
          let isOn: Bool
          var body: some View {
            if isOn {
              label.foregroundStyle(Color(red: 0.6, green: 1, blue: 0.6))
            } else {
              label.foregroundStyle(.primary)
            }
          }
          var label: some View { Text("state").font(.caption) }
        }
        """)
    let found = try await report(of: folder).findings.filter { $0.rule == .textContrast }
    #expect(found.map { $0.location.line } == [28])
    #expect(found.first?.evidence.compactMap(\.line).prefix(2) == [28, 23])
  }

  @Test func `ink that is pale everywhere is one finding, not one on the Lock Screen, too`()
    async throws
  {
    let code = "      Text(\"62 %\").foregroundStyle(Color(white: 0.5, opacity: 0.3))"
    let accessory = try folder(code, background: ".clear", families: ".accessoryRectangular")
    #expect(try await said(of: accessory).contains("\(RuleID.vibrantInk) warning 15"))
    let both = try folder(
      code, background: ".white", families: ".systemSmall, .accessoryRectangular")
    let found = try await said(of: both)
    #expect(found.contains("\(RuleID.textContrast) warning 15"))
    #expect(found.contains("\(RuleID.vibrantInk) note 15"))
  }

  @Test func `a finding about a mark comes with the widget, and the box of the mark`() async throws
  {
    let folder = try folder(
      "      Text(\"62 %\").foregroundStyle(Color(red: 0, green: 0, blue: 0.3))",
      background: ".clear", families: ".accessoryRectangular")
    let report = try await report(of: folder) { $0.exhibits = .failing }
    let finding = try #require(report.findings.first { $0.rule == .vibrantInk })
    #expect(finding.name == "Card.accessoryRectangular")
    let shown = report.exhibits.filter { $0.name == finding.name }
    #expect(Set(shown.map(\.scene)) == [finding.scene, nil])
    let box = try #require(finding.rectangle)
    for exhibit in shown {
      #expect(Double(box.x + box.width) * exhibit.zoom <= Double(exhibit.width))
      #expect(Double(box.y + box.height) * exhibit.zoom <= Double(exhibit.height))
    }
    #expect(box.width > 20 && box.height > 8)
    #expect(try await self.report(of: folder).exhibits.isEmpty)
  }

  @Test(arguments: [".white", ".white.opacity(0.6)", ".white.opacity(0.3)", ".clear"])
  func `what a Live Activity lies on is known where its tint hides the wallpaper`(_ tint: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let code = """
      struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
      }
      @main struct Ride: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            Text("Calls at all stations").foregroundStyle(Color(white: 0.95))
              .activityBackgroundTint(\(tint))
          } dynamicIsland: { _ in
            DynamicIsland { } compactLeading: { } compactTrailing: { } minimal: { }
          }
        }
      }
      """
    try folder.write("RideWidget/Ride.swift", Array(code.utf8))
    let isFound = try await said(of: folder).contains { $0.hasPrefix("\(RuleID.textContrast)") }
    #expect(isFound == (tint == ".white" || tint == ".white.opacity(0.6)"))
  }

  @Test func `samples of the configuration are judged in place of the code's`() async throws {
    let folder = try folder(
      """
          Group {
            if entry.steps > 100 {
              Text(entry.date, style: .time).foregroundStyle(Color(white: 0.97))
            } else {
              Text("none")
            }
          }
      """)
    #expect(try await said(of: folder).isEmpty)
    func settings(_ entry: String) throws -> LintSettings {
      let text = #"{"samples": {"Card": [{"name": "many", "entry": {\#(entry)}}]}}"#
      try folder.write(".vibrancy.json", Array(text.utf8))
      return try LintSettings(from: .file(folder.path + "/.vibrancy.json"))
    }
    let given = try settings(#""steps": 200"#)
    #expect(
      try await said(of: folder) { $0.settings = given } == ["\(RuleID.textContrast) error 17"])
    let wrong = try settings(#""strides": 200"#)
    let report = try await report(of: folder) { $0.settings = wrong }
    #expect(report.findings.isEmpty)
    #expect(report.summary.notes.contains { $0.contains("strides") })
  }

  @Test func `a comment keeps one line of several out`() async throws {
    let line = "      Text(\"a\").foregroundStyle(Color(white: 0.95))"
    let body =
      "    VStack {\n\(line) // vibrancy:ignore \(RuleID.textContrast)\n\(line)\n\(line)\n\(line)\n    }"
    #expect(
      try await said(of: try folder(body)).filter { $0.hasPrefix("\(RuleID.textContrast)") }
        == ["\(RuleID.textContrast) error 17"])
  }

  @Test func `words that do not fit are a warning, values a note`() async throws {
    let words = "A sentence that is much too long for one line"
    let literal = try folder("      Text(\"\(words)\").lineLimit(1)")
    #expect(try await said(of: literal) == ["\(RuleID.textTruncated) warning 15"])
    let value = try folder(
      "      Text(entry.title).lineLimit(1)", members: "var title = \"\(words)\"")
    #expect(try await said(of: value) == ["\(RuleID.textTruncated) note 15"])
    let shrunk = try folder("      Text(\"\(words)\").lineLimit(1).minimumScaleFactor(0.1)")
    #expect(try await said(of: shrunk) == [])
  }

  @Test func `text beyond an edge is cut, a shape may be`() async throws {
    let text = try folder("      Text(\"Wednesday, 14 September\").font(.title).fixedSize()")
    #expect(try await said(of: text) == ["\(RuleID.textClipped) warning 15"])
    let shape = try folder("      Circle().stroke(lineWidth: 2).frame(width: 300, height: 300)")
    #expect(try await said(of: shape) == [])
  }

  @Test func `texts that lie on each other are found at the upper one`() async throws {
    let body = """
          ZStack(alignment: .topLeading) {
            Text("Balance").font(.title)
            Text("1,250").font(.title)
          }
      """
    #expect(try await said(of: try folder(body)) == ["\(RuleID.textOverlap) warning 17"])
    // An outline is of the same words.
    let twice = body.replacing("1,250", with: "Balance")
    #expect(try await said(of: try folder(twice)) == [])
  }

  @Test func `a scene in which nothing is left is found at the widget`() async throws {
    let folder = try folder(
      "      Text(\"9h\").opacity(isDimmed ? 0 : 1)", background: ".clear",
      families: ".accessoryCircular")
    #expect(try await said(of: folder) == ["\(RuleID.emptyScene) warning 5"])
  }

  @Test func `parts of a bar whose edges meet are one in one color`() async throws {
    func bar(_ spacing: Int) -> String {
      """
          HStack(spacing: \(spacing)) {
            Rectangle().fill(.red).frame(width: 40)
            Rectangle().fill(.blue).frame(width: 50)
          }
          .frame(height: 20)
      """
    }
    #expect(
      try await said(of: try folder(bar(0))) == ["\(RuleID.dataByColor) note 16"])
    #expect(try await said(of: try folder(bar(2))) == [])
  }

  @Test func `padding within the margins is found at the padding`() async throws {
    let body = "    VStack { Text(\"Tides\") }\n      .padding(16)"
    #expect(try await said(of: try folder(body)) == ["\(RuleID.doubleMargin) note 16"])
    let off = try folder(body, config: ".contentMarginsDisabled()")
    #expect(try await said(of: off) == [])
  }

  @Test(arguments: 2...4)
  func `parts of a run come to its findings and pictures, also of one cause in several files`(
    _ count: Int
  ) async throws {
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
    let folder = try folder(
      "      VStack { \(letters.map { "Row\($0)()" }.joined(separator: "; ")) }",
      more: """
        extension View {
          func pale() -> some View { foregroundStyle(Color(white: 0.97)) }
        }
        """)
    for letter in letters {
      let code = """
        struct Row\(letter): View {
          var body: some View {
            Text("\(letter)").pale()
            Text("own").foregroundStyle(Color(white: 0.96))
          }
        }
        """
      try folder.write("CardWidget/Row\(letter).swift", Array(code.utf8))
    }
    let whole = try await report(of: folder) { $0.exhibits = .failing }
    #expect(whole.findings.contains { $0.message.contains("the same in ") })
    var parts: [Report] = []
    for index in 1...count {
      let shard = try Shard(index: index, count: count)
      parts.append(try await report(of: folder) { ($0.shard, $0.exhibits) = (shard, .failing) })
    }
    let merged = try Report.merged(parts)
    #expect(merged.findings == whole.findings)
    #expect(merged.exhibits == whole.exhibits && !whole.exhibits.isEmpty)
  }
}
