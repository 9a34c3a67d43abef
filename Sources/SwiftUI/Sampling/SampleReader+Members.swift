// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary

extension SampleReader {
  /// The type of what a widget shows: its entry, or of a Live Activity its attributes.
  func subject(of widget: SampledWidget) -> TypeName? {
    guard widget.kind == .activity else { return entryType(of: widget) }
    guard case .type(let name)? = widget.configuration?.subject else { return nil }
    return name
  }

  /// 3. Static members of the entry's type that are named as examples are.
  func declared(_ widget: SampledWidget, _ family: Family) -> [Sample] {
    guard let name = subject(of: widget),
      let type = program.type(name, near: widget.spot.file)
    else { return [] }
    if widget.kind == .activity { return declaredActivities(type, widget) }
    return examples(of: type, widget.spot).compactMap { name, value in
      filled(Sample(name: name, origin: .member, entry: value), as: nil)
    }
  }

  private func declaredActivities(_ attributes: Int, _ widget: SampledWidget) -> [Sample] {
    guard let state = stateType(of: attributes) else { return [] }
    let states = examples(of: state, widget.spot)
    guard !states.isEmpty else { return [] }
    let maker = standIns
    let own =
      examples(of: attributes, widget.spot).first?.value
      ?? maker.value(of: name(of: attributes), named: "attributes")
    return states.compactMap { name, value in
      let entry = SampleValue.interface(
        .system(.activityContext(attributes: own, state: value)))
      return filled(Sample(name: name, origin: .member, entry: entry), as: nil)
    }
  }

  /// The type of an activity's states.
  func stateType(of attributes: Int) -> Int? {
    let inner = name(of: attributes).name + ".ContentState"
    guard let file = program.types[attributes].place?.file else { return nil }
    return program.type(named: inner, from: file)
      ?? program.aliased("ContentState", in: attributes).flatMap { program.type($0, near: file) }
  }

  private static let words = ["placeholder", "preview", "sample", "example", "mock", "demo"]

  /// The static properties of a type that hold examples of it, those with the plain words first.
  private func examples(of type: Int, _ spot: Spot) -> [(name: String, value: SampleValue)] {
    var found: [(rank: Int, name: String)] = []
    for member in program.types[type].order where member.declaration.isStatic {
      let name = member.declaration.name
      let lower = name.lowercased()
      guard member.declaration.kind == .property,
        let rank = Self.words.firstIndex(where: { lower.contains($0) })
      else { continue }
      found.append((lower == Self.words[rank] ? rank : rank + Self.words.count, name))
    }
    var examples: [(name: String, value: SampleValue)] = []
    for (_, name) in found.sorted(by: { ($0.rank, $0.name) < ($1.rank, $1.name) }) {
      let value = evaluator.access.member(name, of: .type(self.name(of: type)), at: spot)
      if case .array(let values) = value {
        examples += values.filter { $0.type == type }.map { (name, $0) }
      } else if value.type == type {
        examples.append((name, value))
      }
    }
    return examples
  }

  /// 4. The entry as its initializer makes it with its own default values.
  func initialized(_ widget: SampledWidget, _ family: Family) -> [Sample] {
    guard widget.kind == .widget, let name = subject(of: widget),
      let type = program.type(name, near: widget.spot.file),
      program.types[type].keyword == .struct
    else { return [] }
    let maker = standIns
    guard maker.hasDefaults(type) else { return [] }
    let entry = maker.value(of: self.name(of: type), named: "entry")
    var sample = Sample(name: "defaults", origin: .initializer, entry: entry)
    sample.hasStandIns = maker.isUsed
    if maker.isUsed { sample.code = unknown(entry) }
    return [sample]
  }
}
