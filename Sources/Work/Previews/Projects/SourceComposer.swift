// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyEvidence
internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancySymbols
internal import VibrancySyntax
internal import VibrancySystem
internal import VibrancyTypography
internal import VibrancyVectors
internal import VibrancyVocabulary

/// Makes widgets of a widget's Swift: runs it for each scene's situation, lays it out and paints it.
struct SourceComposer {
  private let source: SourceWidget
  let project: SourceProject
  private let target: SourceProject.Target
  private let maker: PreviewMaker
  private let presentation: Presentation
  private let lookup: PictureLookup
  /// The names of symbols that icons or letters stand for.
  private(set) var standInSymbols: Set<String> = []
  private let reader: SampleReader
  private let widget: SampledWidget?
  private let samples: [Sample]

  init(_ source: SourceWidget, _ maker: PreviewMaker, as presentation: Presentation) {
    (self.source, self.maker, self.presentation) = (source, maker, presentation)
    project = source.project ?? SourceProject(source.tree)
    target = project.targets[source.target]
    lookup = PictureLookup(target.catalog, maker)
    reader = project.reader(of: target, source.settings, source.settings.written())
    widget = reader.widgets().first { $0.name == source.name }
    samples =
      if let widget, let family = source.form.family {
        reader.samples(of: widget, in: family)
      } else {
        []
      }
  }

  /// What the person looking should know of how it was drawn, with its path.
  var notes: [(path: String, text: String)] { lookup.pictures.notes }

  /// The widget as a scene shows it.
  ///
  /// - Throws: A picture that cannot be read.
  mutating func widget(in scene: Scene) throws(VibrancyError) -> Widget {
    let canvas = canvas(in: scene)
    // What its code listed among all widgets it may not list alone: a shared object may have changed.
    guard let described = widget, samples.indices.contains(source.sampleIndex) else {
      lookup.pictures.note(
        source.path, "\(source.name): its sample is not the same when it is run again")
      return Widget(canvas: canvas, layers: [])
    }
    var widget = Widget(canvas: canvas, layers: [])
    widget.isBackgroundRemovable = described.backgroundIsRemovable
    guard let laidOut = laidOut(in: scene) else { return widget }
    let painted = try painted(laidOut.marks, canvas, scene, laidOut.situation)
    widget.layers = painted.layers
    widget.marks = painted.marks
    if let marks = laidOut.background {
      let layers = try self.painted(marks, canvas, scene, laidOut.situation).layers
      if let layer = layers.first {
        widget.containerBackground = ContainerBackground(layer, on: canvas.size)
      }
    }
    note(reader.evaluator)
    return widget
  }

  /// What a widget's code comes to in a scene.
  struct LaidOut {
    /// What its code was run for.
    let situation: SampleSituation
    /// Its content from the back, in points of the canvas.
    let marks: [Mark]
    /// Its container background; `nil`: it has none.
    let background: [Mark]?
    /// Runs the code; has what it reached and what it did not understand.
    let evaluator: Evaluator
  }

  /// Runs the widget for a scene and lays it out; `nil`: it shows nothing, or its sample is not there.
  func laidOut(in scene: Scene) -> LaidOut? {
    guard let described = widget, let family = source.form.family,
      samples.indices.contains(source.sampleIndex)
    else { return nil }
    let canvas = canvas(in: scene)
    var situation = SampleSituation(
      scene, family, target.platform, canvas, keepsBackground: !described.backgroundIsRemovable)
    situation.now = source.settings.now
    let evaluator = reader.evaluator
    target.setCatalogs(of: evaluator, isDark: situation.isDark)
    lookup.isDark = situation.isDark
    evaluator.interface.pictures = { [lookup] name in lookup.size(of: name) }
    evaluator.interface.symbols = { [project, target, maker] name in
      project.symbol(name, in: target, maker)
    }
    guard let view = reader.view(of: described, .content, samples[source.sampleIndex], situation)
    else { return nil }
    let node = evaluator.lowered(view)
    let environment = environment(canvas, situation)
    let whole = Rect(
      0, 0, Double(canvas.size.width) / canvas.scale, Double(canvas.size.height) / canvas.scale)
    let margins = family.isAccessory || !described.hasMargins ? 0 : 16.0
    let frame = Rect(
      margins, margins, max(0, whole.width - 2 * margins), max(0, whole.height - 2 * margins))
    let marks = node.layout(in: frame, environment, resolve: evaluator.resolve).marks
    // A view that needs its size sets it only when it is laid out. The system's own background is
    // behind a translucent one: `.fill.tertiary` (Assumed).
    let background = evaluator.interface.containerBackground.map { background in
      let plate = ViewNode(.fill(.background))
      let wholeBackground =
        family.isAccessory
        ? background : ViewNode(.zStack([plate, background], alignment: .center))
      var marks = wholeBackground.layout(in: whole, environment, resolve: evaluator.resolve).marks
      for index in marks.indices { marks[index].removeTraits() }
      return marks
    }
    return LaidOut(
      situation: situation, marks: marks, background: background, evaluator: evaluator)
  }

  private func canvas(in scene: Scene) -> Canvas {
    guard let family = source.form.family else {
      preconditionFailure("widgets of Swift are drawn by family")
    }
    return Canvas(
      family: family, scale: presentation.deviceScale(imageScale: 3),
      on: presentation.device(for: family, in: scene), in: scene)
  }

  private mutating func painted(
    _ marks: [Mark], _ canvas: Canvas, _ scene: Scene, _ situation: SampleSituation
  ) throws(VibrancyError) -> PaintedView {
    var shown: [String: PlanarImage] = [:]
    for (name, size) in PictureSizes(marks).sizes {
      shown[name] = try lookup.image(
        of: name, width: Int((size.width * canvas.scale).rounded()),
        height: Int((size.height * canvas.scale).rounded()))
    }
    var context = PaintingContext(size: canvas.size, scale: canvas.scale) { shown[$0] }
    context.isDark = situation.isDark
    let accessory = scene.accessoryBackground
    context.accessoryBackground = PaintColor(accessory.color, opacity: accessory.opacity)
    let painted = PaintedView(marks, in: context)
    standInSymbols.formUnion(painted.notes.standIns + painted.notes.unknownSymbols)
    for sentence in painted.notes.sentences { lookup.pictures.note(source.path, sentence) }
    return painted
  }

  private func environment(_ canvas: Canvas, _ situation: SampleSituation) -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.family = canvas.family
    environment.colorScheme = situation.isDark ? .dark : .light
    environment.displayScale = canvas.scale
    environment.containerSize = Size(situation.width, situation.height)
    if target.platform == .watchOS { environment.platform = .watchOS }
    return environment
  }

  /// Notes what of the code was not understood or could not be run.
  private func note(_ evaluator: Evaluator) {
    if samples[source.sampleIndex].hasStandIns {
      lookup.pictures.note(source.path, "\(source.name) is drawn with made-up values")
    }
    func list(_ gaps: [Gap], _ what: String) {
      guard let first = gaps.first else { return }
      let place =
        "\(project.path(of: first.spot, in: target)):\(project.line(of: first.spot, in: target))"
      let rest = gaps.count > 1 ? " and \(gaps.count - 1) more" : ""
      lookup.pictures.note(
        source.path, "\(what): \(VisibleText.short(first.name)) (\(place))\(rest)")
    }
    list(evaluator.gaps, "not understood")
    list(evaluator.failures, "would stop the widget")
  }
}

extension SampleSituation {
  /// What a scene reports to a widget's code.
  ///
  /// As Apple documents `widgetRenderingMode`, `showsWidgetContainerBackground` and
  /// `isLuminanceReduced`.
  ///
  /// - Parameter keepsBackground: Whether no place removes its container background.
  init(
    _ scene: Scene, _ family: Family, _ platform: ProjectTarget.Platform, _ canvas: Canvas,
    keepsBackground: Bool
  ) {
    self.init()
    let recipe = scene.place.recipe
    (self.platform, self.family) = (platform, family)
    version = platform.version(in: scene.os)
    mode = recipe.mode ?? .fullColor
    let isShown =
      switch recipe.containerBackground {
      case .shown: true
      case .faint, .removed: keepsBackground
      }
    showsBackground = isShown && family != .accessoryInline
    isLuminanceReduced = recipe.dimsPicture
    isDark = !recipe.usesLightArt
    width = Double(canvas.size.width) / canvas.scale
    height = Double(canvas.size.height) / canvas.scale
    displayScale = canvas.scale
  }
}

extension Mark {
  /// Takes from a mark of a background what would set it, or a part of it, apart from the others.
  fileprivate mutating func removeTraits() {
    (isAccentable, isPrivacySensitive, isInvalidatable, isInteractive) =
      (false, false, false, false)
    accentedRendering = .unset
    if case .group(var parts, let effects) = content {
      for index in parts.indices { parts[index].removeTraits() }
      content = .group(parts, effects)
    }
  }
}
