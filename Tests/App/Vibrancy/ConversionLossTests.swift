// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyTestSupport

/// What a conversion destroys is said, and what would keep it.
@Suite struct ConversionLossTests {
  typealias Code = (UInt8, UInt8, UInt8, UInt8)

  /// A square of 12 × 12 in the middle of 24 × 24 pixels, converted.
  private func loss(
    of conversion: Conversion, inside: Code, outside: Code = (0, 0, 0, 0), name: String = "art.png"
  ) throws -> ConversionLoss? {
    let art = StraightImage.drawn(24, 24) { x, y in
      (6..<18).contains(x) && (6..<18).contains(y) ? inside : outside
    }
    return try Simulator().wouldChange(Art.input(art, name: name), by: conversion).loss
  }

  private static let toAlpha = Conversion.luminanceToAlpha(form: .onBlack, ink: .white)
  private static let toIcon = Conversion.tintedIcon(luma: .rec709)
  private static let toTemplate = Conversion.template(ink: .white)
  private static let kinds = [
    .grayscale, .desaturate(saturation: 0), toAlpha, toTemplate, .vibrant, toIcon,
  ]
  /// Of one luma.
  private static let hues: [Code] = [(224, 82, 82, 255), (0, 142, 160, 255)]

  @Test func `black art to alpha is gone, and as a template it is not`() throws {
    for alpha: UInt8 in [90, 255] {
      let loss = try loss(of: Self.toAlpha, inside: (0, 0, 0, alpha))
      #expect(loss?.kind == .everything && loss?.keptBy == Self.toTemplate)
      #expect(loss.map { "\($0)" } == "nothing of it can be seen any more")
    }
    #expect(
      try loss(of: .luminanceToAlpha(form: .straight, ink: .white), inside: (0, 0, 0, 90))?.kind
        == .everything)
    #expect(try loss(of: Self.toAlpha, inside: (255, 255, 255, 90)) == nil)
  }

  /// Long pictures: what their first rows rule out is not looked for in the others.
  @Test(arguments: [(8000, true), (4080, true), (240, false)], kinds)
  func `one color but for so many rows of others`(_ tall: (Int, Bool), _ kind: Conversion) throws {
    let art = StraightImage.drawn(8, tall.0) { x, y in
      if y < 40 { return y < 20 ? (0, 0, 0, 255) : (255, 255, 255, 255) }
      return Self.hues[x / 4]
    }
    let loss = try Simulator().wouldChange(Art.input(art, name: "tall.png"), by: kind).loss
    // A template is opaque in each row.
    let isLost = tall.1 || kind == Self.toTemplate
    #expect(loss?.kind == (isLost ? .oneColor : nil), "\(kind)")
  }

  @Test func `black art as a tinted icon is a black square`() throws {
    let loss = try loss(of: Self.toIcon, inside: (0, 0, 0, 200))
    #expect(loss?.kind == .oneColor && loss?.keptBy == Self.toTemplate)
    #expect(try self.loss(of: Self.toIcon, inside: (255, 255, 255, 200)) == nil)
  }

  @Test func `an opaque picture as a template is a block`() throws {
    let loss = try loss(
      of: Self.toTemplate, inside: (255, 255, 255, 255), outside: (40, 60, 90, 255))
    #expect(loss?.kind == .oneColor && loss?.keptBy == Self.toAlpha)
    #expect(try self.loss(of: Self.toTemplate, inside: (40, 60, 90, 255)) == nil)
    let hues = try self.loss(of: Self.toTemplate, inside: Self.hues[0], outside: Self.hues[1])
    #expect(hues?.keptBy == .desaturate(saturation: 0.5))
  }

  @Test(arguments: kinds)
  func `hues of one brightness become one color`(_ kind: Conversion) throws {
    let loss = try loss(of: kind, inside: Self.hues[0], outside: Self.hues[1])
    #expect(loss?.kind == .oneColor && loss?.keptBy == .desaturate(saturation: 0.5))
    let kept = try #require(loss?.keptBy)
    #expect(try self.loss(of: kept, inside: Self.hues[0], outside: Self.hues[1]) == nil)
  }

  @Test(arguments: kinds, [(90, 90, 90, 255), (255, 255, 255, 255), (40, 40, 200, 255)] as [Code])
  func `what was one flat color loses nothing by being one`(_ kind: Conversion, _ color: Code)
    throws
  {
    #expect(try loss(of: kind, inside: color, outside: color) == nil)
  }

  @Test(arguments: kinds) func `nothing to see is nothing to lose`(_ kind: Conversion) throws {
    #expect(try loss(of: kind, inside: (9, 9, 9, 5)) == nil)
  }

  @Test func `black with opacity says nothing once it is opaque`() throws {
    let loss = try loss(of: .vibrant, inside: (0, 0, 0, 102))
    #expect(loss?.kind == .opacity && loss?.keptBy == Self.toTemplate)
    #expect(try self.loss(of: .vibrant, inside: (255, 255, 255, 102)) == nil)
    #expect(try self.loss(of: .vibrant, inside: (0, 0, 0, 255)) == nil)
  }

  @Test(arguments: ["template", "original"])
  func `a template set's opacity is lost in grey, an original's is not`(_ intent: String) throws {
    let set = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString).appending(path: "A.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: set.deletingLastPathComponent()) }
    let contents = """
      {"images": [{"filename": "week.png", "idiom": "universal"}],
       "properties": {"template-rendering-intent": "\(intent)"}}
      """
    try contents.write(to: set.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
    try FileManager.default.copyItem(
      atPath: Fixture.path("Inputs/week-opacity.png"), toPath: set.appending(path: "week.png").path)
    let input = try #require(InputQuery(paths: [set.path]).inputs().inputs.first)
    let loss = try Simulator().wouldChange(input, by: .vibrant).loss
    #expect(loss?.kind == (intent == "template" ? .opacity : nil))
    #expect(loss?.keptBy == (intent == "template" ? Self.toTemplate : nil))
  }

  @Test func `a tree on a plate is a block as a template`() throws {
    let loss = try Simulator().wouldChange(Art.file("tree.png"), by: Self.toTemplate).loss
    #expect(loss?.kind == .oneColor && loss?.keptBy == Self.toAlpha)
  }

  @Test(arguments: [
    "bolt.png", "gauge@2x.png", "leaf.png", "moon@2x.png", "paper-boat@2x.png",
    "week-greys.png", "cloud-rain.png",
  ]) func `art that a kind is made for loses nothing`(_ name: String) throws {
    for kind in [.grayscale, .vibrant, Self.toTemplate] as [Conversion] {
      #expect(try Simulator().wouldChange(Art.file(name), by: kind).loss == nil, "\(kind)")
    }
  }
}
