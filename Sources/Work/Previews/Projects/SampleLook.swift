// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

/// What a widget with a sample draws in a place; two that are equal are one picture.
struct SampleLook: Equatable {
  private var isThere = false
  /// Whether it draws nothing but a background.
  private(set) var isBlank = true
  private var (width, height) = (0, 0)
  private var marks: [Mark] = []
  private var background: [Mark]?

  /// That of nothing.
  init() {}

  /// That of a widget in a place.
  init(of composer: SourceComposer, in place: Place) {
    guard let laidOut = composer.laidOut(in: Scene(place)) else { return }
    isThere = true
    (width, height) = (laidOut.canvas.size.width, laidOut.canvas.size.height)
    marks = laidOut.marks.map(\.look)
    background = laidOut.background?.map(\.look)
    let scale = laidOut.canvas.scale
    let canvas = Rect(0, 0, Double(width) / scale, Double(height) / scale)
    isBlank = !laidOut.marks.contains { $0.isContent(on: canvas) }
  }
}
