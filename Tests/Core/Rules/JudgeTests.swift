// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

@Suite("The judge")
struct JudgeTests {
  /// Ink that is an error on the Lock Screen: below 1.5:1 on every judged grey.
  private let faint = Drawing(parts: [.init(ink: 0.3, alpha: 0.15)])

  @Test("an unproved place warns at most and says where it would be shown")
  func unproved() throws {
    var subject = faint.subject()
    #expect(shipped.words(on: subject).contains("\(RuleID.vibrantContrast) error lock-screen"))
    subject.scenes[0].ceiling = .unproved
    let found = try #require(
      shipped.judgements(on: subject).first { $0.rule == .vibrantContrast })
    #expect(found.verdict.outcome == .fails(.warning))
    #expect(found.verdict.message.hasSuffix("needs 3:1 (if shown on the Lock Screen)"))
  }

  @Test("a place of other families is a note")
  func otherFamilies() {
    var subject = faint.subject()
    subject.scenes[0].ceiling = .otherFamilies
    #expect(shipped.words(on: subject).contains("\(RuleID.vibrantContrast) note lock-screen"))
  }

  @Test("where the code chooses the rendering, nothing is decided, and the code is named")
  func codeChooses() {
    var subject = faint.subject()
    let choice = CodeChoice.rendering(CodeLocation(path: "Widget.swift", line: 12))
    subject.scenes[0].choice = choice
    let lock = shipped.judgements(on: subject).filter { $0.verdict.scene == .lockScreen }
    #expect(!lock.isEmpty)
    for found in lock {
      #expect(found.verdict.outcome == .undetermined(.code(choice)))
    }
    #expect(
      shipped.words(on: subject).contains { $0.hasPrefix("\(RuleID.standbyDarkContent) note") })
  }

  @Test("what cannot be determined is reported only where it might be a warning")
  func undetermined() throws {
    /// Art that a scene's contrasts put in doubt.
    func judgements(
      _ id: RuleID, _ severity: Severity? = nil, _ change: (inout Subject) -> Void
    ) throws -> [Judge.Judgement] {
      var setting = RuleSetting(try rule(id))
      if let severity { setting.severity = severity }
      var subject = try #require(setting.rule.about.undetermined.first).subject
      change(&subject)
      return Judge([setting]).judgements(on: subject)
    }
    // Only the note's rung is in doubt; with 2.4:1 at the defaults the warning's is, too.
    #expect(try judgements(.vibrantContrast) { _ in } == [])
    func doubt(_ subject: inout Subject) {
      for index in subject.scenes[0].previews.indices {
        subject.scenes[0].previews[index].parts = [
          PartFacts(area: 9, againstScene: [2.4, 2.2, 3.4], within: [1, 1, 1])
        ]
      }
    }
    let doubted = try judgements(.vibrantContrast, nil, doubt)
    #expect(doubted.map(\.verdict.message).first?.contains("needs 3:1") == true)
    #expect(try judgements(.vibrantContrast, .note, doubt) == [])
    #expect(
      try judgements(.vibrantContrast) { subject in
        doubt(&subject)
        subject.scenes[0].ceiling = .otherFamilies
      } == [])
    // A rule of notes, unless configuration makes it weigh more.
    #expect(try judgements(.nightContrast) { _ in } == [])
    #expect(try judgements(.nightContrast, .warning) { _ in }.count == 1)
  }

  @Test("caps a ladder and replaces any other severity")
  func configured() throws {
    func judge(_ id: RuleID, _ severity: Severity?) throws -> Judge {
      var setting = RuleSetting(try rule(id))
      setting.severity = severity
      return Judge([setting])
    }
    let subject = faint.subject()
    #expect(
      try judge(.vibrantContrast, .warning).words(on: subject)
        == ["\(RuleID.vibrantContrast) warning lock-screen"])
    #expect(
      try judge(.standbyDarkContent, .error).words(on: subject)
        == ["\(RuleID.standbyDarkContent) note \(Place.standby.rawValue)"])
    let dark = Drawing(parts: [.init(ink: 0.05)]).subject()
    #expect(
      try judge(.vibrantDarkContent, .error).words(on: dark)
        == ["\(RuleID.vibrantDarkContent) error lock-screen"])
    #expect(
      try judge(.vibrantDarkContent, .note).words(on: dark)
        == ["\(RuleID.vibrantDarkContent) note lock-screen"])
    #expect(try judge(.vibrantDarkContent, nil).words(on: dark) == [])
  }

  @Test("assumed scenes give notes unless configuration says otherwise in so many words")
  func assumed() throws {
    var subject = faint.subject()
    let judged = Place.judged(on: .phone) + Place.judged(on: .watch)
    subject.scenes = judged.filter { $0.role == .night || $0.role == .alwaysOn }.map {
      SceneFacts($0, previews: [subject.scenes[1].previews[0]])
    }
    #expect(
      shipped.words(on: subject)
        == [
          "\(RuleID.nightContrast) note \(Place.standbyNight.rawValue)",
          "\(RuleID.alwaysOnContrast) note \(Place.watchAlwaysOn.rawValue)",
        ])
    var setting = RuleSetting(try rule(.nightContrast))
    setting.severity = .warning
    #expect(
      Judge([setting]).words(on: subject) == [
        "\(RuleID.nightContrast) warning \(Place.standbyNight.rawValue)"
      ])
  }

  @Test("variants that collapse at night or on an always-on display are a note even so")
  func assumedVariants() {
    var subject = Subject(scenes: [
      SceneFacts(.lockScreen),
      SceneFacts(.standbyNight),
      SceneFacts(.watchAlwaysOn),
    ])
    let pairs = [("a", 0.004), ("b", 0.002), ("c", 0.5)].map { name, difference in
      VariantFacts(
        first: "\(name)-on", second: "\(name)-off", fullColorDifference: 0.2,
        sceneDifferences: subject.scenes.map {
          .init($0.place, difference: Estimate(difference))
        })
    }
    subject.set.variants = pairs
    #expect(
      shipped.words(on: subject) == [
        "\(RuleID.variantsCollapse) warning lock-screen",
        "\(RuleID.variantsCollapse) note \(Place.standbyNight.rawValue)",
        "\(RuleID.variantsCollapse) note \(Place.watchAlwaysOn.rawValue)",
      ])
    let message = shipped.judgements(on: subject).first?.verdict.message
    #expect(
      message
        == "“b-on” and “b-off” look the same on the Lock Screen (and 1 more): they differ by 0.002, "
        + "needs 0.01")
  }

  @Test("a wallpaper that the user named warns at most, also where a rule is made an error")
  func namedWallpaper() throws {
    var subject = Drawing(parts: [.init(ink: 0.1)]).subject(named: [0.6])
    // It reads on every judged grey, so that only the named one is left.
    for index in 0..<3 {
      let sure = PartFacts(area: 9, againstScene: [9], within: [1])
      subject.scenes[0].previews[index].parts = [sure]
    }
    var setting = RuleSetting(try rule(.vibrantDarkContent))
    setting.severity = .error
    let found = Judge([setting]).judgements(on: subject)
    #expect(found.map(\.verdict.outcome) == [.fails(.warning)])
    #expect(found.map(\.verdict.wallpaper) == ["wallpaper 0.6"])
  }

  @Test("a judged wallpaper is named before one of the user’s that is no more severe")
  func judgedFirst() {
    let subject = Drawing(parts: [.init(ink: 0.05)]).subject(named: [0.7])
    let found = shipped.judgements(on: subject).filter { $0.verdict.scene == .lockScreen }
    #expect(found.map(\.verdict.wallpaper) == ["grey 0.4"])
  }

  @Test("a rule is silent where one that says it all fires, and speaks where that is off")
  func yielding() throws {
    let dark = Drawing(parts: [.init(ink: 0.05)]).subject()
    #expect(!shipped.words(on: dark).contains { $0.hasPrefix(RuleID.vibrantContrast.rawValue) })
    var off = RuleSetting(try rule(.vibrantDarkContent))
    off.severity = nil
    let other = Judge([off, RuleSetting(try rule(.vibrantContrast))])
    #expect(other.words(on: dark) == ["\(RuleID.vibrantContrast) warning lock-screen"])
  }

  @Test("gives one verdict a rule and scene, the worst, in the order of rules and scenes")
  func one() {
    let found = Judge([RuleSetting(Rule(Talkative()))]).judgements(on: faint.subject())
    let scenes = found.compactMap(\.verdict.scene)
    #expect(found.first?.verdict.scene == nil && scenes.count == found.count - 1)
    #expect(scenes == Place.allCases.filter(scenes.contains) && scenes.count == 3)
    #expect(found.map(\.verdict.message) == ["2", "4", "6", "7"])
  }

  @Test("says the same of the same subject, and nothing of an empty one")
  func pure() {
    let subject = faint.subject()
    #expect(shipped.judgements(on: subject) == shipped.judgements(on: subject))
    #expect(shipped.judgements(on: Subject()) == [])
  }
}

/// A rule that says too much.
private struct Talkative: ConfigurableRule {
  static let about = RuleDescription(
    id: "talkative", summary: "", rationale: "", fix: "", source: "", severity: .error,
    isLadder: true, triggering: [], passing: [])
  static let parameters: [RuleParameter<Talkative>] = []

  func verdicts(on subject: Subject) -> [Verdict] {
    [
      Verdict(.undetermined(.other("?")), message: "1"), Verdict(.fails(.note), message: "2"),
      Verdict(.fails(.warning), scene: .lockScreen, message: "3"),
      Verdict(.fails(.error), scene: .lockScreen, message: "4"),
      Verdict(.undetermined(.other("?")), scene: .lockScreen, message: "5"),
      Verdict(.fails(.note), scene: .standby, message: "6"),
      Verdict(.fails(.note), scene: .carplay, message: "7"),
      Verdict(.fails(.note), scene: .carplay, message: "8"),
    ]
  }
}
