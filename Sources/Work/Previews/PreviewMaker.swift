// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyModes
package import VibrancyPNG
internal import VibrancyPixels
package import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVectors
internal import VibrancyVocabulary

/// Opens inputs, and makes previews and conversions of them: what the façade and lint have in common.
package struct PreviewMaker: Sendable {
  /// The rendering model; results never change within one.
  package let model: ModelVersion
  /// The limits on the size of an input, checked before memory is allocated for it.
  package var limits: PNGLimits
  /// Pictures of which other bytes are taken than those on the disk.
  package var replaced = ReplacedFiles()
  /// The bytes of files that were read already.
  var held: [FilesRead.Key: [UInt8]] = [:]
  /// The budget that the programs that draw and decode for it share: 1 GiB of memory.
  let helpers = HelperBudget()
  /// The SVGs that were drawn for it so far.
  let drawings = DrawnVectors()

  /// A maker of a model.
  package init(model: ModelVersion = .v1, limits: PNGLimits = PNGLimits()) {
    (self.model, self.limits) = (model, limits)
  }

  /// Renders an input in one scene.
  ///
  /// - Throws: `VibrancyError` if the input cannot be read.
  package func preview(
    of input: Input, in scene: Scene, as presentation: Presentation
  ) throws(VibrancyError) -> Preview {
    // An input that is named alone is shown where it is asked for, whatever its role.
    try rendering(of: input.alone, in: [scene], as: presentation).previews[0]
  }

  /// Renders an input in several scenes from one decode.
  ///
  /// - Returns: A preview for each scene that uses the input (`input.serves`), in their order, and
  ///   what was odd about the file.
  /// - Throws: `VibrancyError` if the input cannot be read.
  package func rendering(
    of input: Input, in scenes: [Scene], as presentation: Presentation
  ) throws(VibrancyError) -> Rendering {
    var stages = Stages(input, in: scenes, as: presentation, self)
    var backdrops: [Backdrop.Key: Backdrop] = [:]
    var whole = Rendering(previews: [], warnings: [])
    while let stage = try stages.next() {
      for key in stage.backdropKeys where backdrops[key] == nil { backdrops[key] = Backdrop(key) }
      whole.append(stage.rendering(over: backdrops, model: model))
    }
    return whole
  }

  /// The widget that an input is in a scene, to be shown in a place of a screen; and what was odd
  /// about its file, one sentence each. `nil` where the scene does not use it.
  ///
  /// - Parameter presentation: Has a family, unless the input is a described widget.
  /// - Throws: `VibrancyError` if the input cannot be read.
  package func widget(
    of input: Input, in scene: Scene, as presentation: Presentation
  ) throws(VibrancyError) -> (widget: Widget, warnings: [String])? {
    var stages = Stages(input, in: [scene], as: presentation, self)
    guard let stage = try stages.next() else { return nil }
    return stage.widgets.first.map { ($0, stage.warnings) }
  }

  /// Renders many inputs side by side, at most `jobs` at a time; each wallpaper is drawn and blurred
  /// once per device and scale.
  ///
  /// - Parameter backdrops: Those that are drawn already.
  package func renderings<Result: Sendable>(
    of inputs: [Input], in scenes: @escaping @Sendable (Input) -> [Scene],
    as presentation: Presentation, jobs: Int, backdrops: BackdropCache = BackdropCache(),
    _ body: @escaping @Sendable (Int, RenderingParts) async -> Result
  ) async -> [Result] {
    await concurrentMap(inputs, jobs: jobs) { index, input in
      await body(
        index,
        RenderingParts(
          input: input, scenes: scenes(input), presentation: presentation, maker: self,
          backdrops: backdrops))
    }
  }

  /// A picture as a wallpaper, named by its file's stem.
  ///
  /// - Throws: `VibrancyError` if it cannot be read.
  package func wallpaper(_ input: Input) throws(VibrancyError) -> Wallpaper {
    let stem = AssetFile(path: input.path).name
    return Wallpaper(name: stem, source: .image(try decode(input).image))
  }
}

/// The outcome of one input: its previews, and what was odd about its file.
public struct Rendering: Sendable {
  /// A preview a scene, in the order of the scenes.
  public private(set) var previews: [Preview]
  /// Oddities of a file that could be read, one sentence each.
  public private(set) var warnings: [String]
  /// The symbols of the system that are drawn as open icons, or as letters where there is none.
  package var standInSymbols: Set<String> = []
  /// Why a widget of Swift is not as on a device, in all scenes so far.
  var causes = DrawingCauses()
  /// The previews as people are shown them, if that was asked for; as many as there are previews.
  package var shown: [ShownPreview] = []

  /// Why a widget of Swift is not as on a device, so far.
  package var drawingCauses: [DrawingCause] { causes.all }

  /// The warnings that are not said by its causes, too.
  package var otherWarnings: [String] { warnings.filter { !causes.notes.contains($0) } }

  /// Adds what came of the scenes that follow.
  mutating func append(_ next: Rendering) {
    previews += next.previews
    warnings += next.warnings
    standInSymbols.formUnion(next.standInSymbols)
    causes = next.causes
    shown += next.shown
  }
}

/// PNG files that are looked at as they would be with other bytes; the disk stays as it is.
///
/// A file is known whatever it is called: by another path, over a link, in another catalog.
package struct ReplacedFiles: Sendable {
  private var files: [FileIdentity: [UInt8]] = [:]
  private var additions: [PathKey: [UInt8]] = [:]

  /// None.
  package init() {}

  /// `true` if there is none.
  package var isEmpty: Bool { files.isEmpty && additions.isEmpty }

  /// The bytes of the file at a path, which need not be there yet.
  package subscript(path: String) -> [UInt8]? {
    get {
      if isEmpty { return nil }
      return FileIdentity.of(path).flatMap { files[$0] } ?? additions[PathKey(path)]
    }
    set {
      if let identity = FileIdentity.of(path) {
        files[identity] = newValue
      } else {
        additions[PathKey(path)] = newValue
      }
    }
  }

  /// Returns `true` if a path leads to one of them.
  package func holds(_ path: String) -> Bool { self[path] != nil }
}
