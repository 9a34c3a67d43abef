// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary
internal import VibrancyWords

extension SampleReader {
  /// Samples, and before them one with made-up values in place of what the first
  /// lacks, if that shows more than any of them: a list without elements hides what the widget is for.
  ///
  /// Most placeholders are entries that say nothing but that there is no data yet. Where what is lacking
  /// does not help, a whole entry is made up: its own values may say that there are no data.
  func completed(_ samples: [Sample], _ widget: SampledWidget, _ family: Family) -> [Sample] {
    guard widget.kind == .widget, let first = samples.first, first.view == nil else {
      return samples
    }
    let nearest = shown(first, widget)
    var completion = Completion(
      standIns, isComplete: nearest.drawn == 0, hasZeros: Self.isOfZeros(first.entry) == true)
    var full = first
    full.entry = completion.completed(first.entry)
    if completion.lists + completion.values + completion.numbers > 0 {
      (full.name, full.origin, full.hasStandIns) = ("stand-ins", .standIns, true)
      full.code = first.code ?? first.entry
      if showsMore(full, samples, widget, isSure: completion.lists + completion.numbers > 0) {
        return [full] + samples
      }
    }
    guard nearest.drawn < Self.fewest, first.origin != .preview,
      let made = standing(widget, family).first,
      showsMore(made, samples, widget, isSure: false)
    else { return samples }
    return [made] + samples
  }

  /// Whether all numbers of an entry are zero, as where there are no data; `nil`: it has none.
  private static func isOfZeros(_ value: SampleValue, depth: Int = 0) -> Bool? {
    guard depth < 4 else { return nil }
    switch value {
    case .integer(let number): return number == 0
    case .double(let number): return number == 0
    case .structure(let structure):
      let parts = structure.fields.values.compactMap { isOfZeros($0, depth: depth + 1) }
      return parts.isEmpty ? nil : parts.allSatisfy { $0 }
    case .dictionary(let pairs):
      let parts = pairs.compactMap { isOfZeros($0.value, depth: depth + 1) }
      return parts.isEmpty ? nil : parts.allSatisfy { $0 }
    case .array(let elements):
      let parts = elements.compactMap { isOfZeros($0, depth: depth + 1) }
      return parts.isEmpty ? nil : parts.allSatisfy { $0 }
    case .void, .nothing, .bool, .string, .set, .tuple, .range, .enumeration, .object, .closure,
      .function, .type, .keyPath, .implicit, .foundation, .interface, .view, .unknown:
      return nil
    }
  }

  /// A widget that shows fewer texts, symbols and pictures may say only that there are no data.
  private static let fewest = 5

  /// Whether a sample that is made up shows more than any other.
  ///
  /// - Parameter isSure: Whether it has elements of lists, which widgets are for.
  private func showsMore(
    _ full: Sample, _ samples: [Sample], _ widget: SampledWidget, isSure: Bool
  ) -> Bool {
    let whole = shown(full, widget)
    return samples.prefix(Self.mostCompared).allSatisfy { sample in
      let plain = shown(sample, widget)
      let least = plain.drawn + (plain.drawn < 2 ? 1 : 2)
      // A view that is not understood is worth it where there is much beside it.
      let gain = max(0, whole.drawn - plain.drawn)
      guard whole.unknown <= plain.unknown + gain / 4, whole.drawn >= least else { return false }
      // What may be missing often is: it must be most of the widget. A preview's author means it.
      if !isSure, whole.drawn < 2 * plain.drawn { return false }
      return sample.origin != .preview || 2 * whole.drawn >= 3 * plain.drawn
    }
  }

  /// Samples of one widget and family that are compared by what they show.
  static let mostCompared = 4

  /// Samples, the one before all others that shows most, if the first does not show half of it: that
  /// is of an error, or of nothing to show.
  func fullestFirst(_ samples: [Sample], _ widget: SampledWidget) -> [Sample] {
    guard widget.kind == .widget, samples.count > 1 else { return samples }
    let amounts = samples.prefix(Self.mostCompared).map { amount(of: $0, widget) }
    guard let most = amounts.max(), let place = amounts.firstIndex(of: most), place > 0,
      2 * amounts[0] < most
    else { return samples }
    var ordered = samples
    ordered.insert(ordered.remove(at: place), at: 0)
    return ordered
  }

  /// How much a sample shows, what is not understood taken off.
  func amount(of sample: Sample, _ widget: SampledWidget) -> Int {
    let amount = shown(sample, widget)
    return amount.drawn - 2 * amount.unknown
  }

  /// How much a sample shows. All comparisons of a widget in a family are asked for in one order.
  private func shown(_ sample: Sample, _ widget: SampledWidget) -> SampleAmount {
    let amount =
      comparisons.count < knownComparisons.count
      ? knownComparisons[comparisons.count] : counted(sample, widget)
    comparisons.append(amount)
    return amount
  }

  private func counted(_ sample: Sample, _ widget: SampledWidget) -> SampleAmount {
    let situation = evaluator.situation
    return evaluator.withoutNotes {
      guard let view = view(of: widget, sample, situation) else { return SampleAmount() }
      let frame = Rect(0, 0, situation.width, situation.height)
      let marks = evaluator.swiftUI.lowered(view)
        .layout(in: frame, LayoutEnvironment(), resolve: evaluator.swiftUI.resolve).marks
      return count(marks)
    }
  }

  private func count(_ marks: [Mark]) -> SampleAmount {
    var amount = SampleAmount()
    for mark in marks {
      switch mark.content {
      case .text, .symbol, .picture: amount.drawn += 1
      case .unknown: amount.unknown += 1
      case .group(let inner, _):
        let more = count(inner)
        amount.drawn += more.drawn
        amount.unknown += more.unknown
      case .fill, .stroke, .material, .accessoryBackground: break
      }
    }
    return amount
  }
}

/// Puts made-up values in place of what an entry lacks.
private struct Completion {
  private let standIns: StandIns
  /// How many lists and texts got elements.
  private(set) var lists = 0
  /// How many values there were none of.
  private(set) var values = 0
  /// How many numbers were zero.
  private(set) var numbers = 0

  /// Whether all that there may be is made up, and not only what types of the sources hold.
  private let isComplete: Bool
  /// Whether numbers that are zero are made up, too.
  private let hasZeros: Bool

  private static let deepest = 4

  init(_ standIns: StandIns, isComplete: Bool, hasZeros: Bool) {
    (self.standIns, self.isComplete, self.hasZeros) = (standIns, isComplete, hasZeros)
  }

  /// A value whose empty lists, empty texts and missing parts of types of the sources are made up.
  mutating func completed(_ value: SampleValue, depth: Int = 0) -> SampleValue {
    guard depth < Self.deepest else { return value }
    switch value {
    case .structure(var structure) where structure.maker == nil:
      structure.fields = completed(structure.fields, of: structure.type, depth)
      return .structure(structure)
    case .object(let object):
      return .object(
        ObjectValue(
          type: object.type, fields: completed(object.fields, of: object.type, depth)))
    case .structure, .void, .nothing, .bool, .integer, .double, .string, .array, .set,
      .dictionary, .tuple, .range, .enumeration, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view, .unknown:
      return value
    }
  }

  private mutating func completed(
    _ fields: [String: SampleValue], of type: Int, _ depth: Int
  ) -> [String: SampleValue] {
    var fields = fields
    let stored = standIns.evaluator.program.types[type].stored
    let known = stored.lazy.map(\.declaration).first { own in
      own.type?.last == "Double" && StandInNumbers.isKnown(own.name)
    }?.name
    for member in stored {
      let name = member.declaration.name
      if case .string? = fields[name], member.declaration.type?.isOptional == true,
        Self.isPrompt(name)
      {
        values += 1
        fields[name] = .nothing
        continue
      }
      guard let value = fields[name], let wanted = member.declaration.type, !wanted.isFunction,
        !StandIns.isOfFailure(name)
      else { continue }
      // One whose name says nothing is of the kind of the others.
      let kind = StandInNumbers.isKnown(name) ? name : known ?? name
      if hasZeros, let number = filled(value, kind) {
        numbers += 1
        fields[name] = number
        continue
      }
      guard lacks(value, wanted, member.file) else {
        fields[name] = completed(value, depth: depth + 1)
        continue
      }
      let made = standIns.value(
        of: wanted, named: name, near: member.file,
        in: standIns.evaluator.program.types[type].name, depth: depth + 1)
      if case .unknown = made { continue }
      if case .array(let elements) = made, case .unknown? = elements.first { continue }
      if case .nothing = value { values += 1 } else { lists += 1 }
      fields[name] = made
    }
    return fields
  }

  /// Whether a text is there only in place of what is shown otherwise.
  private static func isPrompt(_ name: String) -> Bool {
    NameWords(name).hasAny(of: ["placeholder", "prompt", "hint"]) || StandIns.isOfFailure(name)
  }

  /// A number that is zero, or several, made up; `nil`: it is another value.
  private func filled(_ value: SampleValue, _ name: String) -> SampleValue? {
    switch value {
    case .integer(0): return .integer(StandInNumbers.whole(named: name, number: 0))
    case .double(0): return .double(StandInNumbers.fraction(named: name, number: 0))
    case .array(let elements):
      guard !elements.isEmpty, elements.allSatisfy({ $0.number == 0 }) else { return nil }
      return .array(elements.indices.map { varied(elements[$0], name, $0) })
    case .dictionary(let pairs):
      guard !pairs.isEmpty, pairs.allSatisfy({ $0.value.number == 0 }) else { return nil }
      return .dictionary(
        pairs.enumerated().map { place, pair in
          (key: pair.key, value: varied(pair.value, name, place))
        })
    case .void, .nothing, .bool, .integer, .double, .string, .set, .tuple, .range, .enumeration,
      .structure, .object, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      return nil
    }
  }

  private func varied(_ value: SampleValue, _ name: String, _ place: Int) -> SampleValue {
    if case .integer = value {
      return .integer(StandInNumbers.whole(named: name, number: place))
    }
    return .double(StandInNumbers.fraction(named: name, number: place))
  }

  private func lacks(_ value: SampleValue, _ wanted: TypeName, _ file: Int) -> Bool {
    switch value {
    case .array(let elements), .set(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    case .string(let text): text.isEmpty
    case .nothing:
      wanted.isOptional
        && (isComplete || wanted.isArray
          || standIns.evaluator.program.type(wanted, near: file) != nil)
    case .void, .bool, .integer, .double, .tuple, .range, .enumeration, .structure, .object,
      .closure, .function, .type, .keyPath, .implicit, .foundation, .interface, .view, .unknown:
      false
    }
  }
}
