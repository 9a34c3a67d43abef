// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels
public import VibrancyScenes

extension Simulator {
  /// Renders an input in one scene.
  ///
  /// - Throws: `VibrancyError` if the input cannot be read.
  public func render(
    _ input: Input, in scene: Scene, as presentation: Presentation = Presentation()
  ) throws(VibrancyError) -> Preview {
    try render(input, in: [scene], as: presentation).previews[0]
  }

  /// Renders an input in several scenes from one decode.
  ///
  /// - Returns: A preview a scene, in their order, and what was odd about the file.
  /// - Throws: `VibrancyError` if the input cannot be read.
  public func render(
    _ input: Input, in scenes: [Scene], as presentation: Presentation = Presentation()
  ) throws(VibrancyError) -> Rendering {
    let stage = Stage(try decode(input), of: input, in: scenes, as: presentation)
    var backdrops: [Backdrop.Key: Backdrop] = [:]
    for key in stage.backdropKeys { backdrops[key] = Backdrop(key) }
    return stage.rendering(over: backdrops, model: model)
  }

  /// Renders many inputs side by side.
  ///
  /// Each wallpaper is drawn and blurred once per device and scale. At most `jobs` inputs are in
  /// memory at a time, plus what `body` returns; results are in the order of the inputs.
  ///
  /// - Parameters:
  ///   - jobs: How many inputs are worked on at once, from 1.
  ///   - body: Gets an input's index and previews, or why there are none; runs concurrently.
  /// - Returns: What `body` returned for each input.
  public func render<Result: Sendable>(
    _ inputs: [Input], in scenes: [Scene], as presentation: Presentation = Presentation(),
    jobs: Int,
    _ body:
      @escaping @Sendable (Int, Swift.Result<Rendering, VibrancyError>) async ->
      Result
  ) async -> [Result] {
    let cache = BackdropCache()
    return await concurrentMap(inputs, jobs: jobs) { index, input in
      do throws(VibrancyError) {
        let stage = Stage(try decode(input), of: input, in: scenes, as: presentation)
        let backdrops = await cache.backdrops(stage.backdropKeys)
        return await body(index, .success(stage.rendering(over: backdrops, model: model)))
      } catch {
        return await body(index, .failure(error))
      }
    }
  }
}
