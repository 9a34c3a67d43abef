// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancyScenes
internal import VibrancyTargets
internal import VibrancyVocabulary

/// The samples of a widget in a form by what they draw: those that draw nothing but a background, and
/// those that draw what an earlier one does, need not be drawn.
struct SampleLooks {
  /// What becomes of a sample.
  enum Fate: Hashable {
    /// It is drawn.
    case drawn
    /// It draws nothing but a background, and another one does.
    case blank
    /// It draws in each place what the sample with that index does.
    case like(Int)
  }

  /// What becomes of each sample.
  private(set) var fates: [Fate]
  /// Of each sample the usual places where it draws what an earlier one draws there, or nothing but a
  /// background beside one that draws more.
  private(set) var repeated: [Set<Place>]

  /// The indices of those that are drawn.
  var drawn: [Int] { fates.indices.filter { fates[$0] == .drawn } }

  /// Samples that are all drawn.
  init(count: Int) {
    fates = Array(repeating: .drawn, count: count)
    repeated = Array(repeating: [], count: count)
  }

  /// Lays a widget out in the places that show its form, and compares what its samples draw.
  ///
  /// - Parameters:
  ///   - samples: The widget with each sample, at least one.
  ///   - composer: Composes it with one of them.
  init(of samples: [SourceWidget], composer: (SourceWidget) -> SourceComposer) {
    self.init(count: samples.count)
    let widget = samples[0]
    let usual = widget.usualPlaces(on: .newest)
    let unusual = Place.distinct.filter {
      $0.shows(widget.form, on: .newest) && widget.platform.shows($0) && !widget.disfavors($0)
        && !usual.contains($0)
    }
    guard !usual.isEmpty else { return }
    // Presentations of an activity show parts of their own; a family has one content, which is compared
    // elsewhere only where it is equal.
    let first = usual.first { $0.recipe.mode == .fullColor } ?? usual[0]
    let compared = widget.form == .liveActivity ? usual : [first]
    let rest = (usual + unusual).filter { !compared.contains($0) }
    let composers = samples.map(composer)
    // What the code of each sample asked of the places that are compared.
    var asked: [Set<Situation.Question>] = samples.map { _ in [] }
    var isStopped = false
    var known: [[Place: SampleLook]] = samples.map { _ in [:] }
    func look(_ index: Int, in place: Place) -> SampleLook {
      if let look = known[index][place] { return look }
      guard !isStopped else { return SampleLook() }
      let evaluator = composers[index].evaluator
      let before = evaluator.asked
      evaluator.asked = []
      let look = SampleLook(of: composers[index], in: place)
      asked[index].formUnion(evaluator.asked)
      evaluator.asked.formUnion(before)
      isStopped = composers[index].isOutOfTime
      known[index][place] = look
      return look
    }
    /// The places where the code of two samples, which is given the same in the places that are compared,
    /// is given something else, one for each thing.
    func others(_ questions: Set<Situation.Question>) -> [Place] {
      var given = compared.map { composers[0].situation(in: $0) }
      return rest.filter { place in
        let situation = composers[0].situation(in: place)
        if given.contains(where: { $0.agrees(with: situation, on: questions) }) { return false }
        given.append(situation)
        return true
      }
    }
    func isBlank(_ index: Int) -> Bool {
      (compared + usual).allSatisfy { look(index, in: $0).isBlank }
    }
    let areBlank = samples.indices.map(isBlank)
    if areBlank.contains(false) {
      for index in samples.indices where areBlank[index] { fates[index] = .blank }
    }
    for index in samples.indices where fates[index] == .drawn {
      let alike = samples.indices.prefix(index).first { earlier in
        guard fates[earlier] == .drawn,
          compared.allSatisfy({ look(earlier, in: $0) == look(index, in: $0) })
        else { return false }
        return others(asked[earlier].union(asked[index])).allSatisfy {
          look(earlier, in: $0) == look(index, in: $0)
        }
      }
      if let alike { fates[index] = .like(alike) }
    }
    for place in usual {
      // Where a sample was not looked at it is another.
      let looked = drawn.filter { compared.contains(place) || known[$0][place] != nil }
      let isShown = looked.contains { !look($0, in: place).isBlank }
      for (count, index) in looked.enumerated() {
        let own = look(index, in: place)
        let isKnown = looked.prefix(count).contains { look($0, in: place) == own }
        if isKnown || isShown && own.isBlank { repeated[index].insert(place) }
      }
    }
    // What was not run to its end says nothing.
    if isStopped { self.init(count: samples.count) }
  }
}
