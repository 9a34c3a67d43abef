// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

@Suite("The steps of contrast on the Lock Screen")
struct ContrastLadderTests {
  /// The contrast on each judged grey, what the art is, and what is said.
  struct Step: Sendable, CustomTestStringConvertible {
    var contrasts: [Double]
    var hasSeveral = false
    var isThin = false
    var isText = false
    var named: Double?
    var severity: Severity?
    var wallpaper: String?

    var testDescription: String { "\(contrasts) \(severity.map(\.rawValue) ?? "pass")" }
  }

  @Test(
    "at each boundary",
    arguments: [
      Step(contrasts: [1.49, 1.49, 1.49], severity: .error, wallpaper: "0"),
      Step(contrasts: [1.5, 1.49, 1.49], severity: .warning, wallpaper: "1"),
      Step(contrasts: [2.49, 2.49, 2.48], hasSeveral: true, severity: .warning, wallpaper: "2"),
      Step(contrasts: [2.5, 2.49, 2.49], hasSeveral: true, severity: .note, wallpaper: "1"),
      Step(contrasts: [2.5, 2.49, 2.48], severity: .warning, wallpaper: "2"),
      Step(contrasts: [2.5, 2.5, 2.49], severity: .note, wallpaper: "2"),
      Step(contrasts: [3, 2.99, 2.98], isThin: true, severity: .warning, wallpaper: "2"),
      Step(contrasts: [3, 3, 2.98], isThin: true, severity: .note, wallpaper: "2"),
      Step(contrasts: [3, 3, 2.999], severity: .note, wallpaper: "2"),
      Step(contrasts: [3, 3, 3]),
      Step(contrasts: [4.5, 4.5, 4.499], isText: true, severity: .note, wallpaper: "2"),
      Step(
        contrasts: [4.5, 4.4, 4.4], isThin: true, isText: true, severity: .warning, wallpaper: "1"),
      Step(contrasts: [4.5, 4.5, 4.5], isText: true),
      Step(contrasts: [3, 3, 3], named: 1.2, severity: .warning, wallpaper: "mine"),
      Step(contrasts: [3, 3, 3], named: 2.4, severity: .warning, wallpaper: "mine"),
      Step(contrasts: [3, 3, 3], named: 2.6, severity: .note, wallpaper: "mine"),
      Step(contrasts: [3, 3, 2.9], named: 2.6, severity: .note, wallpaper: "2"),
      Step(contrasts: [1.4, 1.4, 1.4], named: 1.1, severity: .error, wallpaper: "0"),
      Step(contrasts: [3, 3, 3], named: 3),
    ])
  func step(_ step: Step) throws {
    let verdicts = try rule(.vibrantContrast).verdicts(on: subject(step))
    #expect(verdicts.map(\.outcome) == (step.severity.map { [.fails($0)] } ?? []))
    #expect(verdicts.first?.wallpaper == step.wallpaper)
  }

  @Test("art of one ink and art of several are distinguished only where two of three fail")
  func oneInk() throws {
    #expect(
      try rule(.vibrantContrast).verdicts(
        on: subject(Step(contrasts: [2.4, 2.4, 2.4], hasSeveral: true))
      ).map(\.outcome) == [.fails(.warning)])
  }

  @Test("a grey that the range reaches lowers the step, and the last step is undetermined")
  func ranges() throws {
    func outcome(_ c: Estimate...) throws -> Verdict.Outcome? {
      var subject = subject(Step(contrasts: [3, 3, 3]))
      for (index, number) in c.enumerated() {
        subject.scenes[0].previews[index].parts = [
          PartFacts(
            area: 9,
            againstScene: [number.value, number.range.lowerBound, number.range.upperBound],
            within: [1, 1, 1])
        ]
      }
      return try rule(.vibrantContrast).verdicts(on: subject).first?.outcome
    }
    let low = Estimate(1.4, in: 1.2...1.45)
    #expect(try outcome(low, low, low) == .fails(.error))
    #expect(try outcome(low, low, Estimate(1.4, in: 1.2...1.5)) == .fails(.warning))
    let middle = Estimate(2.4, in: 2.2...2.5)
    #expect(try outcome(middle, middle, middle) == .fails(.note))
    let high = Estimate(2.86, in: 2.6...3.39)
    #expect(
      try outcome(Estimate(3), Estimate(3), high)
        == .undetermined(.modelRange))
    // One grey fails at every sample, so the note stands whatever the others are.
    #expect(try outcome(Estimate(3), Estimate(2.9), high) == .fails(.note))
  }

  @Test("the message names the number, its range, the place and what is needed")
  func message() throws {
    let verdicts = try rule(.vibrantContrast).verdicts(
      on: Drawing(parts: [.init(ink: 0.3)]).subject())
    #expect(
      verdicts.map(\.message) == [
        "it is weak: 2.5:1 (model range 1.7–2.9) against the Lock Screen on grey 0.4, needs 3:1"
      ])
    #expect(
      verdicts.map(\.fix) == ["lighten the ink to ≥ .67, #AAAAAA (model range .32–.67)"])
  }

  @Test("a suggested grey is rounded up, and one of two places is left as it is")
  func suggestedGrey() throws {
    func fix(_ steps: Int, of count: Int) throws -> String? {
      var subject = subject(Step(contrasts: [2, 2, 2]))
      subject.art?.luma?.p05 = 0
      for index in subject.scenes[0].previews.indices {
        subject.scenes[0].previews[index].inkScale = InkScale(
          contrasts: [(0...count).map { $0 < steps ? 1 : 3 }])
      }
      return try rule(.vibrantContrast).verdicts(on: subject).first?.fix
    }
    #expect(try fix(7, of: 100) == "lighten the ink to ≥ .07, #121212")
    #expect(try fix(701, of: 1_000) == "lighten the ink to ≥ .71, #B3B3B3")
    #expect(try fix(5, of: 10) == "lighten the ink to ≥ .5, #808080")
    #expect(try fix(10, of: 10) == "lighten the ink to ≥ 1, #FFFFFF")
    #expect(
      try fix(11, of: 10)
        == "lighten the ink to white, #FFFFFF, and set it on a dark plate of its own")
  }

  private func subject(_ step: Step) -> Subject {
    var art = ArtFacts(canvas: PixelRectangle(x: 0, y: 0, width: 90, height: 90), scale: 3)
    art.visibleBounds = art.canvas
    art.luma = ArtFacts.Luma(p05: 0.3, p50: 0.3, p95: 0.3, mean: 0.3)
    (art.ink.hasSeveral, art.thinFraction) = (step.hasSeveral, step.isThin ? 0.5 : 0.499)
    var lock = SceneFacts(.lockScreen)
    for (index, contrast) in (step.contrasts + [step.named].compactMap { $0 }).enumerated() {
      let isNamed = index == step.contrasts.count
      lock.previews.append(
        PreviewFacts(
          wallpaper: isNamed ? "mine" : "\(index)", isNamed: isNamed,
          parts: [PartFacts(area: 9, againstScene: [contrast], within: [1])],
          bounds: art.canvas))
    }
    var subject = Subject(art: art, scenes: [lock])
    subject.isText = step.isText
    return subject
  }
}
