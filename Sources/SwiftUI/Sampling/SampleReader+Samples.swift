// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyRunning
internal import VibrancySyntax
package import VibrancyVocabulary

extension SampleReader {
  /// The samples of a widget in a family, by the first source that has any which is not empty; at
  /// least one for a widget that is understood.
  ///
  /// - Parameter family: Of a Live Activity or control any: they have none.
  package func samples(of widget: SampledWidget, in family: Family) -> [Sample] {
    guard widget.configuration != nil else { return [] }
    var situation = evaluator.situation
    situation.family = family
    start(situation)
    comparisons = []
    var numbered = SampleNames()
    let found = fullestFirst(base(of: widget, in: family).map { numbered.named($0) }, widget)
    let written = self.written?.samples[widget.name] ?? []
    guard !written.isEmpty else { return found }
    var names = SampleNames()
    var samples: [Sample] = []
    for one in written.prefix(Self.mostSamples) {
      // A view of a preview has no entry.
      guard var sample = found.first(where: { $0.view == nil }) ?? found.first else { break }
      (sample.name, sample.origin, sample.view) = (one.name, .configuration, nil)
      sample.entry = converted(one, onto: sample.entry)
      sample.spot = nil
      if let code = sample.code {
        sample.code = converted(one, onto: code)
        sample.hasStandIns = !madeUpValues(of: sample).isEmpty
      }
      samples.append(names.named(sample))
    }
    return samples
  }

  /// A widget has at most this many samples.
  static let mostSamples = 24

  private func base(of widget: SampledWidget, in family: Family) -> [Sample] {
    if widget.kind == .control { return controlSamples(of: widget) }
    // Empty ones come behind those that are not, in the same order.
    var empty: [Sample] = []
    for source in [shown, provided, declared, initialized, standing] {
      let found = source(widget, family)
      let filled = found.filter { !isEmpty($0.entry) || $0.view != nil }
      if !filled.isEmpty {
        // Whoever previews an empty state beside others means it.
        let isShown = found[0].origin == .preview
        let kept = completed(isShown ? amended(found, widget, family) : filled, widget, family)
        return Array(kept.prefix(Self.mostSamples))
      }
      if empty.isEmpty { empty = found }
    }
    if let first = empty.first {
      // A provider's snapshot shows nothing that its placeholder does not.
      let isProvided = first.origin == .placeholder || first.origin == .snapshot
      return completed(isProvided ? [first] : Array(empty.prefix(Self.mostSamples)), widget, family)
    }
    return [Sample(name: "no data", origin: .none, entry: .nothing)]
  }

  /// Whether an entry shows nothing: a date, `nil`, empty lists and flags.
  func isEmpty(_ value: SampleValue, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch value {
    case .void, .nothing, .bool, .unknown: return true
    case .foundation(.date): return true
    case .string(let text): return text.isEmpty
    case .array(let values), .set(let values): return values.isEmpty
    case .dictionary(let pairs): return pairs.isEmpty
    case .structure(let value): return isEmpty(fields: value.fields, depth)
    case .object(let value): return isEmpty(fields: value.fields, depth)
    case .tuple(let parts): return parts.allSatisfy { isEmpty($0.value, depth: depth + 1) }
    case .interface(.system(.activityContext(let attributes, let state))):
      return isEmpty(attributes, depth: depth + 1) && isEmpty(state, depth: depth + 1)
    case .integer, .double, .range, .enumeration, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view:
      return false
    }
  }

  private func isEmpty(fields: [String: SampleValue], _ depth: Int) -> Bool {
    fields.values.allSatisfy { isEmpty($0, depth: depth + 1) }
  }

  /// 1. What previews show, of this family if there are any.
  private func shown(_ widget: SampledWidget, _ family: Family) -> [Sample] {
    let all = previews(of: widget)
    if widget.kind == .activity { return distinct(all.map(\.sample)) }
    let own = all.filter { $0.family == family }
    if !own.isEmpty { return own.map(\.sample) }
    // Entries of another family's preview are as good; a view may be made for that family alone.
    let others = all.filter { $0.sample.view == nil || $0.family == nil }
    return others.map { other in
      var sample = other.sample
      sample.entry = ofFamily(sample.entry, family)
      return sample
    }
  }

  /// An entry that knows which family it is of, for another one.
  private func ofFamily(_ entry: SampleValue, _ family: Family) -> SampleValue {
    guard case .structure(var structure) = entry else { return entry }
    for (name, value) in structure.fields {
      guard case .interface(.word("WidgetFamily", _)) = value else { continue }
      structure.fields[name] = evaluator.family(family)
    }
    return .structure(structure)
  }

  /// Samples of previews, and before them the provider's where that shows more than twice as much: a
  /// preview may be of a state that has nothing to show.
  private func amended(_ samples: [Sample], _ widget: SampledWidget, _ family: Family) -> [Sample] {
    guard samples.count <= Self.mostCompared else { return samples }
    let possible = evaluator.withoutNotes { provided(widget, family) }
      .filter { !isEmpty($0.entry) }
    guard let best = possible.map({ amount(of: $0, widget) }).max(),
      samples.allSatisfy({ 2 * amount(of: $0, widget) < best })
    else { return samples }
    return provided(widget, family).filter { !isEmpty($0.entry) } + samples
  }

  /// The states of a Live Activity's previews, each once: people preview one in every presentation.
  private func distinct(_ samples: [Sample]) -> [Sample] {
    var kept: [Sample] = []
    for sample in samples where sample.view == nil {
      guard case .interface(.system(.activityContext(let attributes, let state))) = sample.entry
      else { continue }
      let isKnown = kept.contains { other in
        guard case .interface(.system(.activityContext(let others, let other))) = other.entry
        else { return false }
        return evaluator.operations.equal(state, other)
          && evaluator.operations.equal(attributes, others)
      }
      if !isKnown { kept.append(sample) }
    }
    return kept
  }

  /// 2. What the provider gives before there is data, and as an example.
  private func provided(_ widget: SampledWidget, _ family: Family) -> [Sample] {
    guard let provider = widget.configuration?.provider else { return [] }
    let samples: [Sample] =
      [placeholder(of: provider, widget, family), snapshot(of: provider, widget, family)]
      .compactMap { sample in
        guard let sample, widget.kind == .widget else { return nil }
        return filled(sample, as: entryType(of: widget))
      }
    // Of two that are equal there is one.
    guard samples.count == 2, evaluator.operations.equal(samples[0].entry, samples[1].entry) else {
      return samples
    }
    return [samples[0]]
  }

  /// 5. Values by their types.
  func standing(_ widget: SampledWidget, _ family: Family) -> [Sample] {
    guard let type = subject(of: widget) else { return [] }
    let maker = standIns
    let file = widget.spot.file
    var entry = maker.value(of: type, named: "entry", near: file)
    if widget.kind == .activity {
      guard let index = program.type(type, near: file), let state = stateType(of: index) else {
        return []
      }
      entry = .interface(
        .system(
          .activityContext(
            attributes: entry, state: maker.value(of: name(of: state), named: "state", near: file)))
      )
    }
    if case .unknown = entry { return [] }
    var sample = Sample(name: "stand-ins", origin: .standIns, entry: entry)
    (sample.hasStandIns, sample.code) = (true, unknown(entry))
    return variants(of: sample, widget)
  }

  /// A sample whose unknown values are stood in for; `nil`: nothing of it is known.
  func filled(_ sample: Sample, as type: TypeName?) -> Sample? {
    if case .unknown = sample.entry { return nil }
    if case .nothing = sample.entry { return nil }
    var sample = sample
    let maker = standIns
    // An object is changed where it is.
    let code = sample.entry.copied()
    sample.entry = maker.filled(sample.entry)
    if maker.isUsed { (sample.hasStandIns, sample.code) = (true, code) }
    return sample
  }

  /// What makes values by their types.
  var standIns: StandIns { StandIns(evaluator, facts) }

  /// A control shows the value it controls.
  private func controlSamples(of widget: SampledWidget) -> [Sample] {
    guard let provider = widget.configuration?.provider else {
      return [Sample(name: "control", origin: .none, entry: .nothing)]
    }
    let value = evaluator.access.member("previewValue", of: provider, at: widget.spot)
    if case .unknown = value {
      var sample = Sample(name: "stand-ins", origin: .standIns, entry: .bool(true))
      sample.hasStandIns = true
      return [sample]
    }
    return [Sample(name: "preview value", origin: .placeholder, entry: value)]
  }
}
