// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
public import VibrancyLint
public import VibrancyModes
public import VibrancyPNG
public import VibrancyPixels
public import VibrancyPreviews
public import VibrancyScenes
internal import VibrancySystem

/// Shows off-device how the system repaints a widget's art: **an estimate**, see the model.
///
/// Rendering and converting are pure and synchronous; batches are `async`. The same input gives
/// the same pixels on every machine and for any number of jobs.
///
/// ```swift
/// let simulator = Simulator(model: .v1)
/// let preview = try simulator.render(Input(path: "rain@3x.png"), in: .lockScreen(wallpaper: .mid))
/// try preview.write(to: "rain-lock-screen.png")
/// ```
public struct Simulator: Sendable {
  /// Opens inputs and makes previews of them.
  package var maker: PreviewMaker

  /// A simulator of a model.
  ///
  /// - Parameters:
  ///   - model: The rendering model; results never change within one.
  ///   - limits: What inputs are held to before memory is taken for them.
  public init(model: ModelVersion = .v1, limits: PNGLimits = PNGLimits()) {
    maker = PreviewMaker(model: model, limits: limits)
  }

  /// The limits on the size of an input, checked before memory is allocated for it.
  public var limits: PNGLimits {
    get { maker.limits }
    set { maker.limits = newValue }
  }

  /// The widgets of a project, to be drawn from their Swift: each in every family with every sample,
  /// and its Live Activities, the samples of the configuration that holds for the folder among them.
  ///
  /// ```swift
  /// let simulator = Simulator()
  /// for input in try simulator.widgets(at: "MyApp").inputs {
  ///   let preview = try simulator.render(input, in: .homeLight())
  ///   try preview.write(to: "\(input.name).png")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - folder: The project's; what it holds is read as a whole.
  ///   - usesInstalledFonts: Whether emoji and letters of other scripts are drawn in the fonts that are
  ///     installed, so that pixels depend on the machine; otherwise they are bars and boxes.
  /// - Returns: The widgets; `sourceWidget` of each says which it is. What was not understood is in
  ///   the notes, samples that are wrong in the failures.
  /// - Throws: `ConfigurationError`: the configuration cannot be used.
  public func widgets(
    at folder: String, usesInstalledFonts: Bool = false
  ) throws(ConfigurationError) -> InputFindings {
    let query = InputQuery(paths: [folder])
    guard let tree = SourceTree(folder: folder, query) else {
      var findings = InputFindings()
      findings.addNote("\(folder): holds no Swift source")
      return findings
    }
    var settings = SampleSettings()
    if usesInstalledFonts { settings.takeFonts() }
    try settings.take(
      from: .found(above: [folder]), for: folder, followsOutside: query.followsOutside)
    return tree.inputs(settings)
  }

  /// Renders an input in one scene.
  ///
  /// - Throws: `VibrancyError` if the input cannot be read.
  public func render(
    _ input: Input, in scene: WidgetScene, as presentation: Presentation = Presentation()
  ) throws(VibrancyError) -> Preview {
    try maker.preview(of: input, in: scene, as: presentation)
  }

  /// Renders an input in several scenes from one decode.
  ///
  /// - Returns: A preview for each scene that uses the input (`input.serves`), in their order, and
  ///   what was odd about the file.
  /// - Throws: `VibrancyError` if the input cannot be read.
  public func render(
    _ input: Input, in scenes: [WidgetScene], as presentation: Presentation = Presentation()
  ) throws(VibrancyError) -> Rendering {
    try maker.rendering(of: input, in: scenes, as: presentation)
  }

  /// Renders many inputs side by side.
  ///
  /// Each wallpaper is drawn and blurred once per device and scale. At most `jobs` inputs are in
  /// memory at a time, plus what `body` returns; results are in the order of the inputs.
  ///
  /// - Parameters:
  ///   - inputs: In any order.
  ///   - scenes: Where each input is shown; those that do not use it (`input.serves`) are left out.
  ///   - presentation: How an input takes part in a scene.
  ///   - jobs: How many inputs are worked on at once, from 1; `nil`: as many as there are processors.
  ///   - body: Gets an input's index and previews, or why there are none; runs concurrently.
  /// - Returns: What `body` returned for each input.
  public func render<Result: Sendable>(
    _ inputs: [Input], in scenes: @escaping @Sendable (Input) -> [WidgetScene],
    as presentation: Presentation = Presentation(), jobs: Int? = nil,
    _ body: @escaping @Sendable (Int, Swift.Result<Rendering, VibrancyError>) async -> Result
  ) async -> [Result] {
    await renderParts(
      inputs, in: scenes, as: presentation, jobs: jobs ?? ThreadSupply.processors
    ) { index, parts in await body(index, parts.joined()) }
  }

  /// As above for who needs the previews one after the other: those of a widget are not held together.
  ///
  /// - Parameter backdrops: The wallpapers that are drawn already.
  package func renderParts<Result: Sendable>(
    _ inputs: [Input], in scenes: @escaping @Sendable (Input) -> [WidgetScene],
    as presentation: Presentation = Presentation(), jobs: Int,
    backdrops: BackdropCache = BackdropCache(),
    _ body: @escaping @Sendable (Int, RenderingParts) async -> Result
  ) async -> [Result] {
    await maker.renderings(
      of: inputs, in: scenes, as: presentation, jobs: jobs, backdrops: backdrops, body)
  }

  /// As for scenes by input, with the same scenes for each.
  public func render<Result: Sendable>(
    _ inputs: [Input], in scenes: [WidgetScene], as presentation: Presentation = Presentation(),
    jobs: Int? = nil,
    _ body: @escaping @Sendable (Int, Swift.Result<Rendering, VibrancyError>) async -> Result
  ) async -> [Result] {
    await render(inputs, in: { _ in scenes }, as: presentation, jobs: jobs, body)
  }

  /// Converts an input and writes it as a PNG; straight, encoded sRGB throughout.
  ///
  /// Memory does not depend on the height above 16 Mpx (an interlaced input is held whole). Within
  /// `map(_:jobs:_:)` such a picture is compressed on as many threads as there are jobs, as far as
  /// they have nothing else to do, and by the caller's alone elsewhere; the bytes are the same.
  ///
  /// - Throws: `VibrancyError`: the input cannot be read, or the sink fails. What was written
  ///   until then is not a whole file.
  package func convert(
    _ input: Input, to conversion: Conversion, options: ConversionOptions = ConversionOptions(),
    into sink: some ByteSink
  ) throws(VibrancyError) -> ConversionOutcome {
    try maker.convert(input, to: conversion, options: options, into: sink)
  }

  /// Converts an input to a PNG in memory.
  ///
  /// - Throws: `VibrancyError` if the input cannot be read.
  public func convert(
    _ input: Input, to conversion: Conversion, options: ConversionOptions = ConversionOptions()
  ) throws(VibrancyError) -> [UInt8] {
    let sink = MemorySink()
    _ = try convert(input, to: conversion, options: options, into: sink)
    return sink.bytes
  }

  /// Returns `true` if a conversion would change any pixel; nothing is written.
  ///
  /// - Throws: `VibrancyError` if the input cannot be read.
  public func wouldChange(
    _ input: Input, by conversion: Conversion, options: ConversionOptions = ConversionOptions()
  ) throws(VibrancyError) -> ConversionOutcome {
    try maker.tried(input, to: conversion, options: options)
  }

  /// Works on many inputs side by side, for `convert` and the like.
  ///
  /// - Parameters:
  ///   - inputs: In any order.
  ///   - jobs: How many inputs are worked on at once, from 1.
  ///   - body: Gets an input and its index; runs concurrently.
  /// - Returns: What `body` returned, in the order of the inputs.
  package func map<Result: Sendable>(
    _ inputs: [Input], jobs: Int, _ body: @escaping @Sendable (Int, Input) async -> Result
  ) async -> [Result] {
    await concurrentMap(inputs, jobs: jobs, body)
  }

  /// Decodes a picture, for a wallpaper or a background.
  ///
  /// - Returns: Straight, encoded sRGB; 8 bits, or 16 where the file has them or was converted.
  /// - Throws: `VibrancyError` if it cannot be read.
  public func image(_ input: Input) throws(VibrancyError) -> StraightImage {
    try maker.decode(input).image
  }

  /// A picture as a wallpaper, named by its file's stem.
  ///
  /// - Throws: `VibrancyError` if it cannot be read.
  public func wallpaper(_ input: Input) throws(VibrancyError) -> Wallpaper {
    try maker.wallpaper(input)
  }
}
