// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary

extension SampleReader {
  /// What a provider shows before there is data; `nil`: it does not say.
  func placeholder(
    of provider: SampleValue, _ widget: SampledWidget, _ family: Family
  ) -> Sample? {
    guard let function = function("placeholder", of: provider) else { return nil }
    defer { evaluator.resetSteps() }
    evaluator.madeUp.isUsed = false
    let entry = evaluator.call(
      .function(FunctionValue([function], on: provider)),
      arguments(of: function, family), at: widget.spot)
    return sample("placeholder", .placeholder, entry)
  }

  /// What a provider gives as an example; `nil`: it does not say.
  ///
  /// - Parameter configuration: What the user chose; `nil`: nothing yet.
  func snapshot(
    of provider: SampleValue, _ widget: SampledWidget, _ family: Family,
    configuration: SampleValue? = nil
  ) -> Sample? {
    for name in ["snapshot", "getSnapshot"] {
      guard let function = function(name, of: provider) else { continue }
      let recorder = Recorder()
      defer { evaluator.resetSteps() }
      evaluator.madeUp.isUsed = false
      let given = evaluator.call(
        .function(FunctionValue([function], on: provider)),
        arguments(of: function, family, recorder, configuration), at: widget.spot)
      guard let entry = recorder.value ?? (function.declaration.type == nil ? nil : given) else {
        continue
      }
      if case .void = entry { continue }
      return sample("snapshot", .snapshot, entry)
    }
    return nil
  }

  /// A sample of which something may have been made up while it was run.
  private func sample(_ name: String, _ origin: Sample.Origin, _ entry: SampleValue) -> Sample {
    var sample = Sample(name: name, origin: origin, entry: entry)
    guard evaluator.madeUp.isUsed else { return sample }
    (sample.hasStandIns, sample.code) = (true, entry.copied())
    return sample
  }

  /// The entries that a provider gives to be shown.
  func timeline(
    of provider: SampleValue, _ widget: SampledWidget, _ family: Family
  ) -> [SampleValue] {
    for name in ["getTimeline", "timeline"] {
      guard let function = function(name, of: provider) else { continue }
      let recorder = Recorder()
      let given = evaluator.call(
        .function(FunctionValue([function], on: provider)),
        arguments(of: function, family, recorder), at: widget.spot)
      if case .interface(.system(.timeline(let entries))) = recorder.value ?? given {
        let type = entryType(of: widget)
        return entries.map {
          evaluator.operations.converted($0, to: type, file: widget.spot.file, owner: nil)
        }
      }
    }
    return []
  }

  private func function(_ name: String, of provider: SampleValue) -> Program.Member? {
    guard let type = provider.type else { return nil }
    return program.members(named: name, of: type).first {
      $0.declaration.kind == .function && $0.declaration.brace != nil
    }
  }

  /// What the system passes to a function of a provider: its context, what is to be called with the
  /// entry, and what the user chose.
  private func arguments(
    of function: Program.Member, _ family: Family, _ recorder: Recorder = Recorder(),
    _ configuration: SampleValue? = nil
  ) -> [PassedValue] {
    function.declaration.parameters.map { parameter in
      let value: SampleValue
      if parameter.type.isFunction {
        value = recorder.closure
      } else if parameter.label == "in" || parameter.type.last == "Context"
        || parameter.type.last == "TimelineProviderContext"
      {
        value = .interface(.system(.providerContext(family: family, isPreview: true)))
      } else if let configuration {
        value = configuration
      } else {
        let maker = standIns
        value = maker.value(of: parameter.type, named: parameter.name, near: function.file)
      }
      return PassedValue(parameter.label, value)
    }
  }

  /// The type of a widget's entries; `nil`: it is not known.
  func entryType(of widget: SampledWidget) -> TypeName? {
    guard let provider = widget.configuration?.provider?.type else { return nil }
    return program.aliased("Entry", in: provider)
      ?? program.members(named: "placeholder", of: provider).first?.declaration.type
  }
}

/// Keeps what a closure is called with.
struct Recorder {
  private let scope = Scope(file: 0, type: nil)
  private static let name = "recorded"

  init() { scope.values[Self.name] = .void }

  /// The closure.
  var closure: SampleValue {
    let body: [Statement] = [.assign(.name(Self.name, 0), "=", .name("value", 0))]
    return .closure(ClosureValue(Closure(parameters: ["value"], body: body, at: 0), scope))
  }

  /// What it was called with last; `nil`: it was not.
  var value: SampleValue? {
    guard let value = scope.values[Self.name] else { return nil }
    if case .void = value { return nil }
    return value
  }
}

extension SampleValue {
  /// The index of its type in the program, for a value of the sources.
  var type: Int? {
    switch self {
    case .structure(let value): value.type
    case .object(let value): value.type
    case .enumeration(let value): value.type
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .closure, .function, .type, .keyPath, .implicit, .foundation, .interface, .view,
      .unknown:
      nil
    }
  }
}
