// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes

/// An input set up where it is shown: a picture in all of its scenes at once, from one decode; a widget
/// in one after the other, so that the layers of one scene are all that is held.
struct Stages {
  private let input: Input
  private let presentation: Presentation
  private let maker: PreviewMaker
  /// The scenes that are not set up yet.
  private var ahead: ArraySlice<Scene>
  private var isBegun = false
  /// Makes a widget; `nil` for a picture.
  private var composer: (any SceneComposer)?

  init(
    _ input: Input, in scenes: [Scene], as presentation: Presentation, _ maker: PreviewMaker
  ) {
    (self.input, self.presentation, self.maker) = (input, presentation, maker)
    ahead = scenes.filter(input.serves)[...]
    if let described = input.described {
      composer = WidgetComposer(described, maker, as: presentation)
    } else if let source = input.sourceWidget {
      composer = SourceComposer(source, maker, as: presentation)
    }
  }

  /// What comes next; `nil`: that was all, or all that there was time for.
  ///
  /// - Throws: `VibrancyError` if the input cannot be read.
  mutating func next() throws(VibrancyError) -> Stage? {
    // Out of its place while it is changed: its caches are not copied.
    if var composer = composer.take() {
      defer { self.composer = composer }
      guard let scene = ahead.popFirst(), !composer.isOutOfTime else { return nil }
      let stage = try Stage(&composer, in: scene, as: presentation)
      // What is not whole is not shown.
      return composer.isOutOfTime ? nil : stage
    }
    // A picture that is shown nowhere is read, too, to know that it can be.
    if isBegun { return nil }
    isBegun = true
    let scenes = Array(ahead)
    return Stage(
      try maker.staged(input, in: scenes, as: presentation), of: input, in: scenes,
      as: presentation)
  }
}
