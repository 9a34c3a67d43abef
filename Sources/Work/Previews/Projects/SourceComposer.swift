// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyEvidence
internal import VibrancyFonts
internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancySymbols
internal import VibrancySyntax
internal import VibrancySystem
internal import VibrancyTargets
internal import VibrancyTypography
internal import VibrancyVectors
internal import VibrancyVocabulary
internal import VibrancyWords

/// Makes widgets of a widget's Swift: runs it for each scene's situation, lays it out and paints it.
struct SourceComposer: SceneComposer {
  let source: SourceWidget
  let project: SourceProject
  let target: SourceProject.Target
  private let maker: PreviewMaker
  private let presentation: Presentation
  let lookup: PictureLookup
  /// The names of symbols that icons or letters stand for.
  private(set) var standInSymbols: Set<String> = []
  var causes: DrawingCauses { lookup.causes }
  let reader: SampleReader
  let widget: SampledWidget?
  let samples: [Sample]

  init(_ source: SourceWidget, _ maker: PreviewMaker, as presentation: Presentation) {
    (self.source, self.maker, self.presentation) = (source, maker, presentation)
    project = source.project ?? SourceProject(source.tree, source.settings)
    target = project.targets[source.target]
    lookup = PictureLookup(target.catalog, maker)
    reader = project.reader(of: target, source.settings, source.settings.written())
    reader.knownComparisons = source.comparisons
    let (project, target, reader) = (project, target, reader)
    (widget, samples) = project.timed(source.name, of: target, reader) {
      // What lists all of them ran the others.
      let types = target.widgetTypes.filter { target.program.types[$0].name == source.name }
      let widget = reader.widgets(of: types).first
      return (widget, widget.map { reader.samples(of: $0, as: source.form) } ?? [])
    }
  }

  /// Composes a widget with one of its samples, which a reader has read.
  ///
  /// - Parameter scale: Pixels per point; `nil`: the device's.
  init(
    _ source: SourceWidget, _ reader: SampleReader, _ widget: SampledWidget, _ samples: [Sample],
    of project: SourceProject, scale: Int? = nil
  ) {
    (self.source, self.reader, self.widget, self.samples) = (source, reader, widget, samples)
    (self.project, maker) = (project, PreviewMaker())
    var presentation = Presentation(showing: .content)
    presentation.scale = scale
    self.presentation = presentation
    target = project.targets[source.target]
    lookup = PictureLookup(target.catalog, maker)
  }

  /// Whether the time for sources ended while it was run last, so that what it came to is not whole.
  var isOutOfTime: Bool { reader.evaluator.time?.isOver == true }

  var path: String { source.path }

  /// What the person looking should know of how it was drawn, with its path.
  var notes: [(path: String, text: String)] { lookup.pictures.notes }

  /// The widget as a scene shows it.
  ///
  /// - Throws: A picture that cannot be read.
  mutating func widget(in scene: Scene) throws(VibrancyError) -> Widget {
    // What its code listed beside other widgets it may not list alone: a shared object may have
    // changed.
    guard let described = widget, samples.indices.contains(source.sampleIndex) else {
      if isOutOfTime { return Widget(canvas: emptyCanvas(in: scene), layers: []) }
      lookup.pictures.note(
        source.path, "\(source.name): its sample is not the same when it is run again")
      return Widget(canvas: emptyCanvas(in: scene), layers: [])
    }
    let laidOut = laidOut(in: scene)
    if let error = lookup.error { throw error }
    let canvas = laidOut?.canvas ?? emptyCanvas(in: scene)
    var widget = Widget(canvas: canvas, layers: [])
    widget.isBackgroundRemovable = described.backgroundIsRemovable
    guard let laidOut else { return widget }
    let painted = try painted(laidOut.marks, canvas, scene, laidOut.situation)
    widget.layers = painted.layers
    widget.marks = painted.marks
    if let marks = laidOut.background,
      scene.place.recipe.containerBackground.isDrawn(isRemovable: widget.isBackgroundRemovable)
    {
      widget.containerBackground = try ContainerBackground(of: marks, on: canvas) {
        () throws(VibrancyError) in
        try self.painted(marks, canvas, scene, laidOut.situation).layers.first
      }
    }
    note(reader.evaluator)
    return widget
  }

  /// What there is to point at in the widget that was made last.
  func elements(of widget: Widget) -> [DrawnElement] {
    let places = project.places(of: reader.evaluator.interface.sources, in: target)
    return DrawnElement.all(of: widget) { places.indices.contains($0) ? places[$0] : nil }
  }

  /// What a widget's code comes to in a scene.
  struct LaidOut {
    /// What it is drawn on.
    let canvas: Canvas
    /// What its code was run for.
    let situation: Situation
    /// Its content from the back, in points of the canvas.
    let marks: [Mark]
    /// Its container background; `nil`: it has none.
    let background: [Mark]?
    /// Whether the system withholds its content, and shows its request for a container background.
    var isWithheld = false
    /// The padding around all of its content within the margins that the system leaves: the least side in
    /// points, and the view that has it by its number; `nil`: there is none, or no margins are left.
    var padding: (least: Double, source: Int)?
    /// Runs the code; has what it reached and what it did not understand.
    let evaluator: Evaluator
  }

  /// How much of what was laid out is known.
  func shares(of laidOut: LaidOut) -> ShownShares {
    let madeUp = reader.madeUpValues(of: samples[source.sampleIndex]).flatMap(\.texts)
    let interface = laidOut.evaluator.interface
    return ShownShares(
      of: laidOut.marks + (laidOut.background ?? []), interface.sources, interface.shownHoles,
      madeUp: Set(madeUp).union(laidOut.evaluator.madeUp.texts)
    ) { !$0.isEmpty && lookup.size(of: $0) != nil }
  }

  /// Runs the widget for a scene and lays it out; `nil`: it shows nothing, or its sample is not there.
  func laidOut(in scene: Scene) -> LaidOut? {
    guard let widget, samples.indices.contains(source.sampleIndex) else { return nil }
    let sample = samples[source.sampleIndex]
    let shown = project.timed(source.name, of: target, reader) { () -> LaidOut? in
      switch source.form {
      case .family(let family): laidOut(widget, in: family, sample, scene)
      case .liveActivity: laidOut(activity: widget, sample, scene)
      }
    }
    return isOutOfTime ? nil : shown
  }

  private func laidOut(
    _ described: SampledWidget, in family: Family, _ sample: Sample, _ scene: Scene
  ) -> LaidOut? {
    let canvas = canvas(for: family, in: scene)
    let situation = situation(
      in: scene, canvas, keepsBackground: !described.backgroundIsRemovable)
    prepare(for: situation, in: scene)
    guard let view = reader.view(of: described, sample, situation) else { return nil }
    let evaluator = reader.evaluator
    let node = evaluator.swiftUI.lowered(view)
    let environment = environment(canvas, situation)
    if situation.showsWidgetLabel, let position = presentation.corner,
      !evaluator.interface.widgetLabel.isEmpty
    {
      let slot = CornerSlot(position, on: canvas.device, in: scene)
      let marks = CornerComposition(slot, environment, resolve: evaluator.swiftUI.resolve).marks(
        of: node, label: evaluator.interface.widgetLabel,
        curvesContent: evaluator.interface.curvesContent)
      return LaidOut(
        canvas: Canvas(slot, insteadOf: canvas), situation: situation, marks: marks,
        background: nil, evaluator: evaluator)
    }
    let whole = Rect(canvas)
    let margins = ReportedEnvironment.layoutMargin(of: family)
    let content = Rect(contentOf: canvas)
    let frame = content.inset(described.hasMargins ? margins : 0)
    let marks = node.layout(in: frame, environment, resolve: evaluator.swiftUI.resolve).marks
    // A view that needs its size sets its background only when it is laid out.
    if !marks.isEmpty, isContentWithheld(of: described, in: family, scene) {
      note(
        "no container background: drawn as the system's request to adopt one",
        [DrawingCause(.noBackground, widget: source.name)])
      let request = ViewNode.backgroundRequest
      // It stands on the system's own background, as other content does.
      let background = family.isAccessory ? nil : ViewNode(.fill(.background))
      return LaidOut(
        canvas: canvas, situation: situation,
        marks: request.layout(in: content.inset(margins), environment).marks,
        background: background?.layout(in: whole, environment).marks, isWithheld: true,
        evaluator: evaluator)
    }
    let background = evaluator.interface.containerBackground
    let backgroundMarks = background.map { background in
      background.containerBackground(of: family)
        .layout(in: whole, environment, resolve: evaluator.swiftUI.resolve).marks.map(
          \.withoutTraits)
    }
    var laidOut = LaidOut(
      canvas: canvas, situation: situation, marks: marks, background: backgroundMarks,
      evaluator: evaluator)
    if described.hasMargins, margins > 0 { laidOut.padding = node.outerPadding }
    return laidOut
  }

  /// Whether the system withholds the content of the widget that was run last: it set no container
  /// background, and none in what could not be followed.
  private func isContentWithheld(
    of widget: SampledWidget, in family: Family, _ scene: Scene
  ) -> Bool {
    let interface = reader.evaluator.interface
    return scene.place.reports != nil && !interface.hasContainerBackground
      && interface.notFollowed.isEmpty
      && target.platform.needsBackground(
        in: family, isListed: widget.configuration?.families != nil)
  }

  /// Runs the parts of a Live Activity that a scene shows, and lays them out where they lie. The banner
  /// and the expanded and minimal presentations are as long as their content, within the documented
  /// range.
  private func laidOut(
    activity: SampledWidget, _ sample: Sample, _ scene: Scene
  ) -> LaidOut? {
    let open = activityCanvas([:], in: scene)
    let situation = situation(in: scene, open, keepsBackground: true)
    prepare(for: situation, in: scene)
    let presentations = scene.place.presentations
    let hasSmallForm = activity.configuration?.hasSmallActivity ?? false
    let views = reader.views(
      of: activity, presentations.flatMap { $0.parts(hasSmallForm: hasSmallForm) }, sample,
      situation)
    guard !views.isEmpty else {
      let sentence = "left out in \(scene.place.rawValue): its views there are not understood"
      note(sentence, [DrawingCause(.other, sentence, widget: source.name)])
      return nil
    }
    let evaluator = reader.evaluator
    let environment = environment(open, situation)
    let parts = views.map { view in
      evaluator.interface.standsBelowIfTooWide = false
      return ActivityComposition.Part(
        part: view.part, node: evaluator.swiftUI.lowered(view.view), margins: view.margins,
        priority: view.priority, standsBelowIfTooWide: evaluator.interface.standsBelowIfTooWide)
    }
    let layout = ActivityComposition(
      parts, environment, on: open.device, os: scene.os, resolve: evaluator.swiftUI.resolve)
    var lengths: [ActivityPresentation: Double] = [:]
    for presentation in presentations { lengths[presentation] = layout.length(of: presentation) }
    let canvas = activityCanvas(lengths, in: scene)
    let marks = (canvas.activity?.parts ?? []).flatMap { part in
      var area = Rect(part.area, scale: canvas.scale)
      if situation.isRightToLeft { area.x = Rect(canvas).width - area.right }
      return layout.marks(of: part.presentation, in: area)
    }
    let tint = presentations[0].takesBackground ? evaluator.interface.activityBackground : nil
    let background = tint.map { ViewNode(.fill($0)) }
    let backgroundMarks = background.map {
      $0.layout(in: Rect(canvas), environment).marks.map(\.withoutTraits)
    }
    return LaidOut(
      canvas: canvas, situation: situation, marks: marks, background: backgroundMarks,
      evaluator: evaluator)
  }

  /// Runs the code.
  var evaluator: Evaluator { reader.evaluator }

  /// What the code is run for in a place.
  func situation(in place: Place) -> Situation {
    let scene = Scene(place)
    let keepsBackground = widget.map { !$0.backgroundIsRemovable } ?? true
    return situation(in: scene, emptyCanvas(in: scene), keepsBackground: keepsBackground)
  }

  private func situation(
    in scene: Scene, _ canvas: Canvas, keepsBackground: Bool
  ) -> Situation {
    var situation = Situation(
      scene, source.form, target.platform, canvas, keepsBackground: keepsBackground)
    // Of circular ones a face shows the label of one at most: along the bezel of Infograph (Documented).
    situation.showsWidgetLabel = canvas.family == .accessoryCorner && presentation.corner != nil
    source.settings.apply(to: &situation)
    return situation
  }

  /// Lets code find what catalogs hold in a situation. Light art is picked in fewer scenes than are
  /// light.
  private func prepare(for situation: Situation, in scene: Scene) {
    let evaluator = reader.evaluator
    lookup.isDark = situation.isDark || !scene.place.recipe.usesLightArt
    target.setCatalogs(of: evaluator, isDark: situation.isDark, artIsDark: lookup.isDark)
    evaluator.interface.pictures = { [lookup] name in lookup.size(of: name) }
    evaluator.interface.symbols = { [project, target, maker] name in
      project.symbol(name, in: target, maker)
    }
    evaluator.interface.systemSymbols = { [project, lookup, maker] name in
      lookup.kept { () throws(VibrancyError) in try project.systemSymbol(name, maker) }
    }
  }

  private func canvas(for family: Family, in scene: Scene) -> Canvas {
    presentation.canvas(for: family, in: scene)
  }

  private func activityCanvas(
    _ lengths: [ActivityPresentation: Double], in scene: Scene
  ) -> Canvas {
    presentation.canvas(forActivity: lengths, in: scene)
  }

  /// The canvas of a widget of which nothing is drawn.
  private func emptyCanvas(in scene: Scene) -> Canvas {
    switch source.form {
    case .family(let family): canvas(for: family, in: scene)
    case .liveActivity: activityCanvas([:], in: scene)
    }
  }

  private mutating func painted(
    _ marks: [Mark], _ canvas: Canvas, _ scene: Scene, _ situation: Situation
  ) throws(VibrancyError) -> PaintedView {
    let painted = PaintedView(marks, in: try context(of: marks, canvas, scene, situation))
    standInSymbols.formUnion(painted.notes.standIns + painted.notes.unknownSymbols)
    let causes = painted.notes.causes(of: source.name)
    for sentence in painted.notes.sentences { note(sentence, causes) }
    return painted
  }

  /// What marks are painted with, the pictures that they show among it.
  ///
  /// - Parameter reducesPictures: Whether pictures are reduced to the size that they are drawn in, so that
  ///   they can be drawn many times.
  func context(
    of marks: [Mark], _ canvas: Canvas, _ scene: Scene, _ situation: Situation,
    reducesPictures: Bool = false
  ) throws(VibrancyError) -> PaintingContext {
    var shown: [String: SourcePicture] = [:]
    for (name, size) in PictureSizes(marks).sizes {
      let (width, height) = (
        Int((size.width * canvas.scale).rounded()), Int((size.height * canvas.scale).rounded())
      )
      shown[name] = try lookup.image(of: name, width: width, height: height).map { image in
        SourcePicture(reducesPictures ? image.reduced(within: (width, height)) : image)
      }
    }
    var context = PaintingContext(size: canvas.size, scale: canvas.scale) { shown[$0] }
    context.isDark = situation.isDark
    let accessory = scene.accessoryBackground
    context.accessoryBackground = PaintColor(accessory.color, opacity: accessory.opacity)
    return context
  }

  private func environment(_ canvas: Canvas, _ situation: Situation) -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.family = canvas.family
    environment.colorScheme = situation.isDark ? .dark : .light
    environment.displayScale = canvas.scale
    environment.containerSize = Size(situation.width, situation.height)
    environment.layoutDirection = situation.isRightToLeft ? .rightToLeft : .leftToRight
    environment.typeSize = situation.typeSize
    environment.setAccessory()
    environment.system = situation.system
    environment.fallbackFonts = project.fonts?.fallback
    environment.accent = reader.evaluator.interface.colors("AccentColor")
    return environment
  }

  /// Notes what of the code was not understood or could not be run.
  func note(_ evaluator: Evaluator) {
    if samples[source.sampleIndex].hasStandIns || evaluator.madeUp.isUsed {
      note("made-up values", [DrawingCause(.madeUp, widget: source.name)])
    }
    func name(_ gap: Gap) -> String {
      gap.name.isEmpty ? "more code than is run" : VisibleText.short(gap.name)
    }
    func list(_ gaps: [Gap], _ what: String, _ kind: DrawingCause.Kind) {
      guard let first = gaps.first else { return }
      let most = gaps.prefix(Self.mostCauses)
      let places = project.places(of: most.map(\.spot), in: target)
      let causes = zip(most, places).map { gap, place in
        DrawingCause(kind, "\(name(gap)) (\(place))", widget: source.name)
      }
      let rest = gaps.count > 1 ? " and \(gaps.count - 1) more" : ""
      note("\(what): \(name(first)) (\(places[0]))\(rest)", causes)
    }
    list(evaluator.gaps, "not understood", .notUnderstood)
    list(evaluator.failures, "would stop the widget", .wouldStop)
  }

  private static let mostCauses = 200

  /// Notes what causes say.
  private func note(_ sentence: String, _ causes: [DrawingCause]) {
    lookup.pictures.note(source.path, sentence)
    lookup.causes.add(causes, saidBy: sentence)
  }
}

extension Rect {
  /// The rectangle without a margin at each edge.
  fileprivate func inset(_ margin: Double) -> Rect {
    Rect(x + margin, y + margin, max(0, width - 2 * margin), max(0, height - 2 * margin))
  }

  /// What content is laid out in, in points of the canvas.
  fileprivate init(contentOf canvas: Canvas) {
    let content = canvas.contentPoints
    self.init(content.left, content.top, content.size.width, content.size.height)
  }
}
