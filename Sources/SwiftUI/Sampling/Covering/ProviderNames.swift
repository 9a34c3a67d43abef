// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax

/// What the entries of a widget's provider name, by how it may decide what is not known.
struct ProviderNames {
  /// What each entry of one timeline names, by property.
  typealias Timeline = [[String: EntryName]]

  /// What the provider was run for, and what it asked of that.
  var situation: Situation
  var asked: Set<Situation.Question>
  /// Timelines that differ.
  var timelines: [Timeline] = []
}

extension SampleReader {
  /// The most timelines that are distinguished, the most runs that look for them, and the steps after
  /// which there are no more.
  private static let (mostTimelines, mostRuns, mostSteps) = (8, 16, 150_000)
  /// The most steps of a provider: one that needs more computes what it gives, and names nothing.
  private static let mostProviderSteps = 50_000

  /// What the timelines of a widget's provider name, in as many runs as show what they may name.
  func timelines(of provider: SampleValue, _ widget: SampledWidget) -> [ProviderNames.Timeline] {
    let situation = evaluator.situation
    let known = providerNames[widget.type]?.first {
      $0.situation.agrees(with: situation, on: $0.asked)
    }
    if let known {
      evaluator.asked.formUnion(known.asked)
      return known.timelines
    }
    let (choices, asked) = (evaluator.choices, evaluator.asked)
    (evaluator.choices, evaluator.asked) = (CoveringChoices(), [])
    var names = ProviderNames(situation: situation, asked: [])
    var seen: Set<[[String: EntryName.Key]]> = []
    var (runs, steps) = (0, 0)
    repeat {
      evaluator.resetSteps()
      evaluator.resetStatics()
      let made = briefTimeline(of: provider, widget).compactMap { value in
        value.fields?.compactMapValues(EntryName.init)
      }
      if seen.insert(made.map { $0.mapValues(\.key) }).inserted { names.timelines.append(made) }
      runs += 1
      steps += evaluator.steps
    } while runs < Self.mostRuns && names.timelines.count < Self.mostTimelines
      && steps < Self.mostSteps && evaluator.choices?.advance() == true
      && evaluator.time?.isOver != true
    evaluator.resetSteps()
    evaluator.resetStatics()
    names.asked = evaluator.asked
    (evaluator.choices, evaluator.asked) = (choices, asked.union(names.asked))
    providerNames[widget.type, default: []].append(names)
    return names.timelines
  }

  /// The entries that a provider gives, if that takes few steps.
  private func briefTimeline(
    of provider: SampleValue, _ widget: SampledWidget
  ) -> [SampleValue] {
    guard let type = provider.type, !longProviders.contains(type) else { return [] }
    let (made, isLong) = evaluator.briefly(Self.mostProviderSteps) {
      timeline(of: provider, widget, evaluator.situation.family)
    }
    evaluator.thrown = nil
    guard isLong else { return made }
    longProviders.insert(type)
    return []
  }
}

extension SampleValue {
  /// The properties of a structure.
  fileprivate var fields: [String: SampleValue]? {
    if case .structure(let structure) = self { structure.fields } else { nil }
  }
}
