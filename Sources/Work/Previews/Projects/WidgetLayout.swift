// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyRunning
package import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What a widget of a project's Swift draws, and where: its marks in points of its canvas.
package struct WidgetLayout: Sendable {
  /// One thing that it draws.
  package struct Row: Sendable, Hashable {
    /// What it is.
    package let kind: WidgetMark.Kind
    /// Left edge, top edge, width and height in points.
    package let frame: [Double]
    /// Where the view is written: `FILE:LINE`; `nil`: the system draws it.
    package let place: String?
  }

  /// The widget.
  package let widget: SourceWidget
  /// The language and text size that it is drawn with; `nil`: the usual ones.
  package var setting: String? { widget.settings.words }
  /// Where it is shown.
  package let scene: Scene
  /// The canvas in points.
  package let size: (width: Double, height: Double)
  /// What its content draws, from the back; its container background is not among it.
  package let rows: [Row]
  /// What the person looking should know of how it is drawn, one sentence each.
  package let notes: [String]
  /// What it draws as the layout engine gives it, and what its container background draws; `nil`: it has
  /// none in the scene.
  package let (marks, background): ([Mark], [Mark]?)
  /// How much of what is drawn is known.
  package let shares: ShownShares
  /// Why it is not as on a device.
  package let causes: [DrawingCause]
  /// Where the marks are written, by the numbers of their sources.
  private let places: [String]
  /// Call sites that its sample reached, and which of them were not understood.
  fileprivate let (reached, open): (Set<Spot>, Set<Spot>)
  /// The files that have call sites which it reached, as they are named below the project's folder.
  package let files: Set<String>

  /// Runs a widget for a scene and lays it out; `nil`: it shows nothing there.
  package init?(of widget: SourceWidget, in scene: Scene, _ maker: PreviewMaker) {
    self.init(SourceComposer(widget, maker, as: Presentation(showing: .content)), in: scene)
  }

  /// Runs a widget for scenes, one after the other, and lays it out as above; notes are on those so far.
  package static func all(
    of widget: SourceWidget, in scenes: [Scene], _ maker: PreviewMaker
  ) -> [WidgetLayout?] {
    let composer = SourceComposer(widget, maker, as: Presentation(showing: .content))
    return scenes.map { WidgetLayout(composer, in: $0) }
  }

  private init?(_ composer: SourceComposer, in scene: Scene) {
    guard let laidOut = composer.laidOut(in: scene) else { return nil }
    let widget = composer.source
    let (evaluator, project) = (laidOut.evaluator, composer.project)
    let target = project.targets[widget.target]
    let places = project.places(of: evaluator.interface.sources, in: target)
    func rows(_ marks: [Mark]) -> [Row] {
      marks.flatMap { mark -> [Row] in
        if case .group(let children, _) = mark.content { return rows(children) }
        guard let kind = mark.kind else { return [] }
        let frame = mark.frame
        return [
          Row(
            kind: kind, frame: [frame.x, frame.y, frame.width, frame.height],
            place: mark.source.flatMap { places.indices.contains($0) ? places[$0] : nil })
        ]
      }
    }
    self.rows = rows(laidOut.marks)
    composer.note(evaluator)
    notes = composer.notes.map(\.text)
    causes = composer.causes.all
    shares = composer.shares(of: laidOut)
    (marks, background, self.places) = (laidOut.marks, laidOut.background, places)
    (self.widget, self.scene) = (widget, scene)
    let canvas = Rect(laidOut.canvas)
    size = (canvas.width, canvas.height)
    // What comes to nothing is not understood, whatever it was.
    let holes = evaluator.interface.shownHoles
    open = Set(evaluator.gaps.map(\.spot)).union(holes.texts).union(holes.unknownPaints)
    reached = evaluator.reached.union(open)
    files = Set(Set(reached.map(\.file)).map { project.path(ofFile: $0, in: target) })
  }

  /// Whether its picture is that of another layout, as long as no catalog changes: views may have moved
  /// in their files.
  package func looks(like other: WidgetLayout) -> Bool {
    scene == other.scene && size == other.size && marks == other.marks
      && background == other.background && notes == other.notes
  }

  /// Elements of an earlier picture of the same look, with the lines that they stand in now.
  package func elements(movedFrom elements: [DrawnElement]) -> [DrawnElement] {
    elements.map { element in
      var element = element
      element.place = element.source.flatMap { places.indices.contains($0) ? places[$0] : nil }
      return element
    }
  }
}

/// How much of the code that samples reach was understood.
package struct LayoutCoverage {
  private struct Target: Hashable {
    let tree: ObjectIdentifier
    let index: Int
  }

  private var reached: [Target: Set<Spot>] = [:]
  private var open: [Target: Set<Spot>] = [:]
  /// How much of what is drawn is known.
  package private(set) var shares = ShownShares()
  /// Why widgets are not as on a device.
  package private(set) var causes = CauseList()

  /// Of nothing.
  package init() {}

  /// Adds what a widget's samples reach; a call site that several reach counts once.
  package mutating func add(_ layout: WidgetLayout) {
    shares.add(layout.shares)
    causes.add(layout.causes)
    let widget = layout.widget
    let target = Target(tree: ObjectIdentifier(widget.tree), index: widget.target)
    reached[target, default: []].formUnion(layout.reached)
    open[target, default: []].formUnion(layout.open)
  }

  /// How many call sites were reached.
  package var reachedCount: Int { reached.values.reduce(0) { $0 + $1.count } }

  /// How many of them were understood.
  package var understoodCount: Int { reachedCount - open.values.reduce(0) { $0 + $1.count } }
}
