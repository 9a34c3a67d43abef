// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary
internal import VibrancyWords

extension SampleReader {
  /// A sample, and what else it shows where the code asks for a flag of it or whether a value is
  /// there: one more each, of the first few that change the view.
  func variants(of sample: Sample, _ widget: SampledWidget) -> [Sample] {
    switch sample.entry {
    case .structure(let entry): return variants(of: sample, entry, widget) { $0 }
    case .interface(.system(.activityContext(let attributes, .structure(let state)))):
      return variants(of: sample, state, widget) {
        .interface(.system(.activityContext(attributes: attributes, state: $0)))
      }
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .object, .closure, .function, .type, .keyPath, .implicit, .foundation,
      .interface, .view, .unknown:
      return [sample]
    }
  }

  /// - Parameter around: The entry that a changed structure is of.
  private func variants(
    of sample: Sample, _ entry: StructureValue, _ widget: SampledWidget,
    around: (SampleValue) -> SampleValue
  ) -> [Sample] {
    var samples = [sample]
    let base = node(of: sample, widget)
    for member in program.types[entry.type].stored where samples.count < Self.mostVariants {
      let name = member.declaration.name
      guard let value = entry.fields[name] else { continue }
      var other = entry
      var label = name
      if case .bool(let truth) = value {
        other.fields[name] = .bool(!truth)
        label = truth ? "not \(name)" : name
      } else if member.declaration.type?.isOptional == true {
        other.fields[name] = .nothing
        label = "no \(name)"
      } else {
        continue
      }
      var variant = sample
      variant.entry = around(.structure(other))
      variant.name = label
      if node(of: variant, widget) != base { samples.append(variant) }
    }
    return samples
  }

  private static let mostVariants = 4

  private func node(of sample: Sample, _ widget: SampledWidget) -> ViewNode? {
    evaluator.withoutNotes {
      view(of: widget, sample, evaluator.situation).map { evaluator.swiftUI.lowered($0) }
    }
  }
}
