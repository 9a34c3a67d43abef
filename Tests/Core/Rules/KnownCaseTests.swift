// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

@Suite("What designers agree about")
struct KnownCaseTests {
  @Test(
    "is fine on the Lock Screen and in StandBy",
    arguments: [
      KnownCase(name: "a white glyph of one ink", drawing: Drawing(parts: [.init()])),
      KnownCase(
        name: "thin white text, half covered", drawing: Drawing(parts: [.init(alpha: 0.85)])),
      KnownCase(
        name: "a template, whatever its ink", drawing: Drawing(parts: [.init()], isTemplate: true)),
      KnownCase(
        name: "opaque greys as a hierarchy",
        drawing: Drawing(parts: [
          .init(area: 800, ink: 1), .init(area: 500, ink: 0.8), .init(area: 300, ink: 0.66),
        ])),
      KnownCase(
        name: "a QR code on its own plate",
        drawing: Drawing(parts: [.init(area: 4_000, ink: 1, inner: 0, isPlate: true)])),
      KnownCase(
        name: "a badge with an inner contrast",
        drawing: Drawing(parts: [.init(area: 4_000, ink: 0.9, inner: 0.05, isPlate: true)])),
    ])
  func isFine(_ known: KnownCase) {
    #expect(shipped.words(on: known.drawing.subject()) == [])
  }

  @Test("a white tree on a black plate is not a finding, though the plate itself is dark")
  func tree() {
    var subject = Drawing(parts: [.init(area: 9_000, ink: 0.05, inner: 1, isPlate: true)]).subject()
    // On grey .4 the tree reaches 2.7:1 on its plate at the defaults, and more than 3:1 in range: at
    // most a note would come of it.
    #expect(shipped.words(on: subject) == [])
    // The same opaque plate is a right finding where widgets are tinted.
    subject.scenes[0] = tinted
    subject.art?.opaqueFraction = 1
    #expect(
      shipped.words(on: subject) == [
        "\(RuleID.accentedSolidBlock) warning \(Place.homeTinted.rawValue)"
      ])
    subject.isDescribed = true
    #expect(
      shipped.words(on: subject) == [
        "\(RuleID.accentedSolidBlock) error \(Place.homeTinted.rawValue)"
      ])
    for rendering in [AccentedRendering.fullColor, .desaturated, .accentedDesaturated] {
      subject.accentedRendering = rendering
      #expect(shipped.words(on: subject) == [])
    }
    subject.accentedRendering = .accented
    #expect(
      shipped.words(on: subject) == [
        "\(RuleID.accentedSolidBlock) error \(Place.homeTinted.rawValue)"
      ])
  }

  @Test("near-black opaque glyphs are about 2:1: a warning, and a note in StandBy")
  func nearBlack() throws {
    let subject = Drawing(parts: [.init(ink: 0.05)]).subject()
    let found = shipped.judgements(on: subject)
    #expect(
      shipped.words(on: subject) == [
        "\(RuleID.vibrantDarkContent) warning lock-screen",
        "\(RuleID.standbyDarkContent) note \(Place.standby.rawValue)",
      ])
    let verdict = try #require(found.first?.verdict)
    #expect(
      verdict.message
        == "its dark ink is a faint smudge of the wallpaper: 1.9:1 (model range 1.1–2.2) against the "
        + "Lock Screen on grey 0.4, needs 3:1"
    )
    #expect(
      verdict.fix
        == "add a variant with its ink lightened to ≥ .67, #AAAAAA (model range .32–.67), or make it a template image"
    )
  }

  @Test("white at 40 % opacity is reported once, as what it is")
  func translucent() {
    var subject = Drawing(parts: [.init(alpha: 0.4)]).subject()
    subject.art?.translucentLight = 1
    #expect(shipped.words(on: subject).first == "\(RuleID.translucentLight) warning lock-screen")
    #expect(!shipped.words(on: subject).contains { $0.hasPrefix("vibrant-") })
  }

  @Test("ink is advised to be lightened until it is at the safe end of what is suggested")
  func suggestion() {
    func words(_ ink: Double) -> [String] {
      shipped.words(on: Drawing(parts: [.init(ink: ink, alpha: 0.5)]).subject()).filter {
        $0.hasPrefix(RuleID.vibrantContrast.rawValue)
      }
    }
    #expect(words(0.5) == ["\(RuleID.vibrantContrast) note lock-screen"])
    #expect(words(0.66) == ["\(RuleID.vibrantContrast) note lock-screen"])
    #expect(words(0.67) == [])
  }

  @Test("a photo with accented rendering unset is one block, and nothing is said of its detail")
  func photo() {
    var subject = Drawing(parts: [.init(area: 40_000, ink: 0.2, inner: 0.9, isPlate: true)])
      .subject()
    subject.scenes = [tinted]
    subject.art?.opaqueFraction = 1
    subject.art?.innerEdges = 4_000
    subject.art?.lostLines = 4_000
    subject.art?.accentedEdgeLoss = 1
    #expect(
      shipped.words(on: subject) == [
        "\(RuleID.accentedSolidBlock) warning \(Place.homeTinted.rawValue)"
      ])
  }

  @Test("two hues of one luma are distinguished by nothing on the Lock Screen")
  func hues() {
    var subject = Drawing(parts: [.init(ink: 0.75)]).subject()
    subject.art?.innerEdges = 400
    subject.art?.innerEdgeDifference = 0.3
    subject.art?.ink = ArtFacts.Ink(chromaP95: 0.7, hasSeveral: true)
    for index in subject.scenes[0].previews.indices {
      subject.scenes[0].previews[index].detailRetention = Estimate(0)
    }
    #expect(shipped.words(on: subject) == ["\(RuleID.vibrantDetail) warning lock-screen"])
  }

  @Test("black text whose background StandBy removes is an error")
  func blackText() {
    var subject = Drawing(parts: [.init(ink: 0)]).subject()
    subject.scenes.removeFirst()
    let onWhite = PartFacts(area: 9, againstScene: [21], within: [1])
    let bounds = PixelRectangle(x: 0, y: 0, width: 9, height: 9)
    subject.scenes.append(
      SceneFacts(.homeLight, previews: [PreviewFacts(parts: [onWhite], bounds: bounds)]))
    (subject.background, subject.isDescribed) = (.removable, true)
    #expect(
      shipped.words(on: subject) == [
        "\(RuleID.standbyDarkContent) error \(Place.standby.rawValue)",
        "\(RuleID.backgroundOnlyContrast) error \(Place.standby.rawValue)",
      ])
    subject.background = .unknown
    #expect(
      shipped.words(on: subject) == ["\(RuleID.standbyDarkContent) note \(Place.standby.rawValue)"])
  }

  @Test("an on/off pair that becomes one picture is a warning")
  func toggle() {
    var subject = Subject(scenes: [tinted])
    subject.set.variants = [
      VariantFacts(
        first: "bulb-on", second: "bulb-off", fullColorDifference: 0.4,
        sceneDifferences: [.init(.homeTinted, difference: Estimate(0))])
    ]
    #expect(
      shipped.words(on: subject) == [
        "\(RuleID.variantsCollapse) warning \(Place.homeTinted.rawValue)"
      ])
  }

  private var tinted: SceneFacts {
    let part = PartFacts(area: 9, againstScene: [12], within: [1])
    let bounds = PixelRectangle(x: 0, y: 0, width: 9, height: 9)
    return SceneFacts(.homeTinted, previews: [PreviewFacts(parts: [part], bounds: bounds)])
  }
}
