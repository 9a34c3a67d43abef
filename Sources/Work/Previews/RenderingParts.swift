// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes

/// The previews of one input, some of its scenes at a time: a picture's together, a widget's one by one,
/// so that what is written at once need not be held.
package struct RenderingParts: Sendable {
  let input: Input
  let scenes: [Scene]
  let presentation: Presentation
  let maker: PreviewMaker
  let backdrops: BackdropCache

  /// Makes the previews, in the order of the scenes that use the input.
  ///
  /// - Parameter body: Gets what comes next; the warnings of an earlier part are not repeated.
  /// - Throws: `VibrancyError` if the input cannot be read in a scene; those before it were made.
  package func forEach(_ body: (Rendering) -> Void) async throws(VibrancyError) {
    guard scenes.contains(where: input.serves) else { return }
    var stages = Stages(input, in: scenes, as: presentation, maker)
    while let stage = try stages.next() {
      let backdrops = await backdrops.backdrops(stage.backdropKeys)
      body(stage.rendering(over: backdrops, model: maker.model))
    }
  }

  /// All of them.
  ///
  /// - Returns: A failure if the input cannot be read in any scene.
  package func joined() async -> Result<Rendering, VibrancyError> {
    var whole = Rendering(previews: [], warnings: [])
    do throws(VibrancyError) {
      try await forEach { whole.append($0) }
    } catch {
      return .failure(error)
    }
    return .success(whole)
  }
}
