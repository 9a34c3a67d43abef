// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
    let others = Place.distinct.filter {
      $0.shows(widget.form, on: .newest) && widget.platform.shows($0) && !widget.disfavors($0)
        && !usual.contains($0)
    }
    guard !usual.isEmpty else { return }
    let composers = samples.map(composer)
    var isStopped = false
    func look(_ index: Int, in place: Place) -> SampleLook {
      guard !isStopped else { return SampleLook() }
      let look = SampleLook(of: composers[index], in: place)
      isStopped = composers[index].isOutOfTime
      return look
    }
    let looks = samples.indices.map { index in usual.map { look(index, in: $0) } }
    var rest: [Int: [SampleLook]] = [:]
    func elsewhere(_ index: Int) -> [SampleLook] {
      if let known = rest[index] { return known }
      let made = others.map { look(index, in: $0) }
      rest[index] = made
      return made
    }
    let isBlank = looks.map { $0.allSatisfy(\.isBlank) }
    if isBlank.contains(false) {
      for index in samples.indices where isBlank[index] { fates[index] = .blank }
    }
    for index in samples.indices where fates[index] == .drawn {
      let alike = samples.indices.prefix(index).first { earlier in
        fates[earlier] == .drawn && looks[earlier] == looks[index]
          && elsewhere(earlier) == elsewhere(index)
      }
      if let alike { fates[index] = .like(alike) }
    }
    for (column, place) in usual.enumerated() {
      let isShown = drawn.contains { !looks[$0][column].isBlank }
      for (count, index) in drawn.enumerated() {
        let look = looks[index][column]
        if isShown && look.isBlank
          || drawn.prefix(count).contains(where: { looks[$0][column] == look })
        {
          repeated[index].insert(place)
        }
      }
    }
    // What was not run to its end says nothing.
    if isStopped { self.init(count: samples.count) }
  }
}
