// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPainting
import VibrancyPixels
import VibrancyScenes
import VibrancyVocabulary

/// How marks become layers: those that the system repaints alike share one.
@Suite struct LayerTraitTests {
  @Test func `marks that are alike share a layer`() {
    let painted = PaintedView([.square(0, 0), .text("a", 20, 20), .square(80, 80)])
    #expect(painted.layers.count == 1 && painted.marks.map(\.layer) == [0, 0, 0])
  }

  @Test func `an accentable mark has a layer of the accent group`() {
    let painted = PaintedView([
      .square(0, 0), Mark.square(20, 0).with(\.isAccentable, true), .square(40, 0),
    ])
    #expect(painted.layers.map(\.group) == [.standard, .accent, .standard])
    #expect(painted.layers.map(\.x) == [0, 20, 40] && painted.marks.map(\.layer) == [0, 1, 2])
  }

  @Test func `each private mark has a layer of its own`() {
    let secret = Mark.square(0, 0).with(\.isPrivacySensitive, true)
    let painted = PaintedView([secret, secret.with(\.transform, .moving(by: [30, 0]))])
    #expect(painted.layers.map(\.isPrivacySensitive) == [true, true])
    #expect(painted.layers.map(\.x) == [0, 30])
  }

  @Test func `a layer has the traits of its marks`() {
    let painted = PaintedView([
      Mark.square(0, 0).with(\.isInvalidatable, true),
      Mark.square(0, 0).with(\.isInteractive, true),
      Mark.square(0, 0).with(\.accentedRendering, .desaturated),
    ])
    #expect(painted.layers.map(\.isInvalidatable) == [true, false, false])
    #expect(painted.layers.map(\.isInteractive) == [false, true, false])
    #expect(painted.layers.map(\.accentedRendering) == [.unset, .unset, .desaturated])
  }

  @Test func `a group of mixed marks is split and keeps its opacity`() {
    let accent = Mark.square(20, 0).with(\.isAccentable, true)
    let painted = PaintedView([.group([.square(0, 0), accent], opacity: 0.5) { $0.opacity = 0.5 }])
    #expect(painted.layers.map(\.group) == [.standard, .accent])
    let pixels = painted.pixels()
    #expect(pixels[5, 5].w == 0.25 && pixels[25, 5].w == 0.25)
  }

  @Test
  func `what erases takes away from every layer of its group behind it, and from nothing else`() {
    let back = Mark.square(0, 0, side: 40)
    let accent = Mark.square(0, 0, side: 30).with(\.isAccentable, true)
    let hole = Mark.group([.square(10, 10)]) { $0.blend = .destinationOut }
    let front = Mark.square(10, 10, side: 4)
    let painted = PaintedView([.group([back, accent, hole, front]) { $0.isIsolated = true }])
    let pixels = painted.pixels()
    #expect(pixels[18, 18].w == 0 && pixels[11, 11].w == 1 && pixels[5, 5].w == 1)
    #expect(painted.layers.count == 3)
    let outside = PaintedView([back, .group([accent, hole]) { $0.isIsolated = true }])
    #expect(outside.pixels()[18, 18].w == 1)
  }
}
