// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

/// What is seen of the marks of a widget in one form, sample by sample.
struct FormMarks {
  /// A mark and where it is written.
  struct Found {
    let spot: Spot
    /// Where its color is set, if that is known.
    let paintSpot: Spot?
    /// The views that it is in, the innermost first.
    let around: [Spot]
    var facts: MarkFacts
  }

  /// A text that lies on another one.
  struct Crossed {
    /// The index of the upper one among the marks.
    let mark: Int
    /// Where the lower one is written, and its words.
    let spot: Spot
    let words: String
    /// Of the smaller one's ink, `0...1`.
    let share: Double

    init(mark: Int, spot: Spot, _ words: String, _ share: Double) {
      (self.mark, self.spot, self.words, self.share) = (mark, spot, words, share)
    }
  }

  private(set) var marks: [Found] = []
  private(set) var crossed: [Crossed] = []
  /// The padding within margins, and where the view that has it is written.
  private(set) var padding: (spot: Spot, facts: PaddingFacts)?
  /// The first picture that could not be read, which keeps the widget from being looked at.
  private(set) var error: VibrancyError?
  private let scenes: [JudgedScene]
  /// What samples before drew in each place: the same is not measured again.
  private var known: [Place: [[Mark]]] = [:]

  /// - Parameter places: The scenes that are looked at; `nil`: the usual ones.
  init(_ form: SampledForm, _ os: SystemVersion, in places: [Place]?) {
    guard let widget = form.sources.first else {
      scenes = []
      return
    }
    scenes = Self.places(of: widget, os).filter { places?.contains($0) ?? true }.map { place in
      var scene = Scene(place)
      (scene.os, scene.enlargesFamilies) = (os, false)
      return JudgedScene(scene, named: [])
    }
  }

  /// Where marks are measured: in full color in both appearances, and in the Lock Screen's material.
  private static func places(of widget: SourceWidget, _ os: SystemVersion) -> [Place] {
    let all: [Place] =
      switch widget.form {
      // In light appearance a banner shows the same parts on another tint.
      case .liveActivity:
        Place.ofActivities + Place.distinct.filter { $0.recipe.plate == .lightBanner }
      case .family:
        Platform.allCases.flatMap { Place.judged(on: $0, os) }.filter { place in
          switch place.role {
          case .home, .vibrant, .blackFace: true
          case .accented, .standby, .night, .alwaysOn, .icon, .activity: false
          }
        }
      }
    return all.filter { place in
      place.shows(widget.form, on: os) && widget.platform.shows(place) && !widget.disfavors(place)
        // An iPhone's widgets are judged on its own screens.
        && (place.platform == .mac) == (widget.platform == .macOS)
        && (place.platform == .watch) == (widget.platform == .watchOS)
    }
  }

  /// Looks at the widget with one more sample.
  ///
  /// - Parameters:
  ///   - name: The widget with this sample, as previews are named.
  ///   - isGiven: Whether the project supplies all of it.
  mutating func add(_ composer: SourceComposer, as name: String, isGiven: Bool) {
    let sample = composer.samples[composer.source.sampleIndex]
    let madeUp = Set(composer.reader.madeUpValues(of: sample).flatMap(\.texts))
    for judged in scenes {
      composer.reader.evaluator.asked = []
      let marked: MarkedWidget
      do throws(VibrancyError) {
        guard let shown = try composer.marked(in: judged.scene) else { continue }
        marked = shown
      } catch {
        self.error = self.error ?? error
        return
      }
      let look = (marked.laidOut.marks + (marked.laidOut.background ?? [])).map(\.look)
      guard known[judged.scene.place]?.contains(look) != true else { continue }
      known[judged.scene.place, default: []].append(look)
      let interface = marked.laidOut.evaluator.interface
      if padding == nil, let family = composer.source.family, let found = marked.laidOut.padding,
        interface.sources.indices.contains(found.source)
      {
        padding = (
          interface.sources[found.source],
          PaddingFacts(found.least, in: composer.source.name, family)
        )
      }
      let view = MarkedView(marked, in: judged, composer)
      let crossings = view.crossings
      let first = marks.count
      for (number, mark) in marked.numbered.leaves.enumerated() {
        guard let source = mark.origin, interface.sources.indices.contains(source),
          interface.sources[source] != .nowhere, var facts = view.facts(of: number)
        else { continue }
        facts.isCrossed = crossings.contains { $0.lower == number }
        crossed += crossings.filter { $0.upper == number }.compactMap { crossing in
          marked.numbered.leaves[crossing.lower].source.map {
            Crossed(mark: marks.count, spot: interface.sources[$0], crossing.words, crossing.share)
          }
        }
        // Nothing is known of how a color stands out that is drawn for another, or on one.
        if interface.isPaintUnknown(of: source) || interface.backgroundsDiffer {
          facts.readings = []
        }
        facts.isGiven = isGiven
        (facts.preview, facts.box) = (name, mark.frame.pixels)
        facts.hasMadeUpWords =
          madeUp.contains(facts.words)
          || interface.shownHoles.texts.contains(interface.sources[source])
        marks.append(
          Found(
            spot: interface.sources[source], paintSpot: interface.paintSpots[source],
            around: interface.ways.indices.contains(source)
              ? interface.ways[source].reversed() : [],
            facts: facts)
        )
      }
      markPale(from: first)
    }
  }

  /// Marks what is pale by choice: where the same view is drawn on the same ground in another color that
  /// stands out more, or is more colorful. What is the colorful one itself is meant to be seen.
  private mutating func markPale(from first: Int) {
    let shown = marks[first...]
    for index in shown.indices {
      let facts = marks[index].facts
      guard let reading = facts.leastContrast else { continue }
      marks[index].facts.isPaleByChoice = shown.contains { other in
        guard other.spot == marks[index].spot, other.facts.kind == facts.kind,
          other.facts.paint != facts.paint, let beside = other.facts.leastContrast,
          facts.chroma <= other.facts.chroma + 0.2, reading.hasGround(of: beside)
        else { return false }
        return beside.contrast.value > 1.1 * reading.contrast.value
          || other.facts.chroma > facts.chroma + 0.2
      }
    }
  }
}

extension Rect {
  /// The pixels that it touches, at one a point.
  fileprivate var pixels: PixelRectangle {
    func pixel(_ edge: Double, _ rule: FloatingPointRoundingRule) -> Int {
      edge.isFinite ? Int(min(max(edge, 0), Rect.greatestLength).rounded(rule)) : 0
    }
    let (left, top) = (pixel(x, .down), pixel(y, .down))
    return PixelRectangle(
      x: left, y: top, width: pixel(right, .up) - left, height: pixel(bottom, .up) - top)
  }
}

extension MarkFacts {
  /// How colorful its paint is, `0...1`.
  fileprivate var chroma: Float { EncodedColor(hex: String(paint.prefix(7)))?.chroma ?? 0 }
}

extension MarkFacts.Reading {
  /// Whether it lies on the color that another one lies on.
  fileprivate func hasGround(of other: MarkFacts.Reading) -> Bool {
    guard let own = EncodedColor(hex: ground), let others = EncodedColor(hex: other.ground) else {
      return false
    }
    return !own.differs(from: others)
  }
}
